"""Calls 1-3 and 9-10 of the specification's table."""

import httpx

from tests.contract.shapes import SELLER_PROFILE, USER, assert_has, assert_refused

PASSWORD = "haat-demo-2083"


def test_login_answers_token_user_and_profile(gateway: httpx.Client) -> None:
    payload = {"email": "buyer@example.com", "password": PASSWORD, "terms": True}
    answer = gateway.post("/api/login", json=payload)
    assert answer.status_code == 200
    data = answer.json()["data"]
    assert_has(
        data, {"access_token", "token_type", "expires_in", "user", "seller_profile"}
    )
    assert_has(data["user"], USER)
    assert data["token_type"] == "Bearer"


def test_wrong_password_is_a_field_error_never_401(gateway: httpx.Client) -> None:
    payload = {"email": "buyer@example.com", "password": "wrong-one", "terms": True}
    assert_refused(gateway.post("/api/login", json=payload), 422, "email")


def test_unknown_account_answers_the_same_body(gateway: httpx.Client) -> None:
    known = {"email": "buyer@example.com", "password": "wrong-one", "terms": True}
    unknown = {**known, "email": "nobody@example.com"}
    bodies = [gateway.post("/api/login", json=body).json() for body in (known, unknown)]
    assert bodies[0] == bodies[1]


def test_login_without_terms_is_refused_at_the_field(gateway: httpx.Client) -> None:
    payload = {"email": "buyer@example.com", "password": PASSWORD, "terms": False}
    assert_refused(gateway.post("/api/login", json=payload), 422, "terms")


def test_google_answers_an_address_exactly_when_it_is_offered(
    gateway: httpx.Client,
) -> None:
    providers = gateway.get("/api/authorize/providers").json()["data"]
    answer = gateway.get("/api/authorize/google")
    if providers["google"]:
        assert answer.json()["url"].startswith("http")
    else:
        assert_refused(answer, 503)


def test_logout_succeeds_whatever_token_is_sent(gateway: httpx.Client) -> None:
    for token in ("", "Bearer nonsense", "Basic x"):
        headers = {"Authorization": token} if token else {}
        assert gateway.post("/api/logout", headers=headers).status_code == 200


def test_logout_ends_the_session_everywhere(gateway: httpx.Client) -> None:
    payload = {"email": "buyer@example.com", "password": PASSWORD, "terms": True}
    token = gateway.post("/api/login", json=payload).json()["data"]["access_token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert gateway.get("/api/user", headers=headers).status_code == 200
    gateway.post("/api/logout", headers=headers)
    assert_refused(gateway.get("/api/user", headers=headers), 401)


def test_sellerprofile_reads_the_step(seller: httpx.Client) -> None:
    answer = seller.get("/api/sellerprofile")
    assert answer.status_code == 200
    assert answer.json()["data"]["step"] == 200


def test_sellerprofile_of_a_buyer_is_step_zero(buyer: httpx.Client) -> None:
    assert buyer.get("/api/sellerprofile").json()["data"]["step"] == 0


def test_sellerprofile_showall_is_the_whole_profile(seller: httpx.Client) -> None:
    data = seller.get("/api/sellerprofile", params={"showall": "true"}).json()["data"]
    assert_has(data, SELLER_PROFILE | {"next_step", "checklist"})


def test_sellerprofile_needs_a_token(gateway: httpx.Client) -> None:
    assert_refused(gateway.get("/api/sellerprofile"), 401)
