"""Promise 21: which account a Google sign-in uses."""

import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.accounts.models import table as accounts
from contracts.auth import UserDeleted, UserEmailVerified, UserRegistered
from servicekit.testing.events import recorded

from .forms import bearer, login, registered
from .googling import assert_refused, in_session, sign_in
from .openid_provider import OpenIdProvider


def test_a_first_google_sign_in_makes_a_verified_account(
    browser: TestClient, google: OpenIdProvider
) -> None:
    assert browser.get("/api/authorize/providers").json()["data"]["google"]
    answer = sign_in(browser, google)
    user = answer.json()["data"]["user"]
    assert (user["email"], user["roles"]) == ("sita@example.com", ["buyer"])
    assert user["email_verified_at"]
    assert "haat_refresh=" in answer.headers["set-cookie"]
    with in_session(browser) as session:
        assert len(recorded(session, UserRegistered)) == 1
        assert len(recorded(session, UserEmailVerified)) == 1


def test_a_second_google_sign_in_uses_the_same_account(
    browser: TestClient, google: OpenIdProvider
) -> None:
    first = sign_in(browser, google).json()["data"]["user"]["id"]
    google.person["email"] = "sita.new@example.com"  # Google's id decides
    second = sign_in(browser, google).json()["data"]
    assert second["user"]["id"] == first
    assert browser.get("/api/user", headers=bearer(second)).status_code == 200


def test_a_verified_account_is_linked_and_its_password_unchanged(
    browser: TestClient, google: OpenIdProvider
) -> None:
    mine = registered(browser)
    with in_session(browser) as session:
        session.execute(sa.update(accounts).values(email_verified_at=sa.func.now()))
        session.commit()
    assert sign_in(browser, google).json()["data"]["user"]["id"] == mine["user"]["id"]
    assert browser.post("/api/login", json=login()).status_code == 200
    assert browser.get("/api/user", headers=bearer(mine)).status_code == 200


def test_an_unverified_account_with_the_address_loses_access(
    browser: TestClient, google: OpenIdProvider
) -> None:
    attacker = registered(browser, fname="Attacker")
    stolen = {"Cookie": f"haat_refresh={browser.cookies['haat_refresh']}"}
    owner = sign_in(browser, google).json()["data"]
    assert owner["user"]["id"] != attacker["user"]["id"]
    assert (owner["user"]["fname"], owner["user"]["phone_number"]) == ("Sita", None)
    assert browser.get("/api/user", headers=bearer(attacker)).status_code == 401
    assert browser.get("/api/user", headers=bearer(owner)).status_code == 200
    assert browser.post("/api/login", json=login()).status_code == 422
    browser.cookies.clear()
    statuses = [browser.post("/api/token/refresh", headers=stolen).status_code]
    print(f"promise 21: who registered first, by password 422, by cookie {statuses}")
    assert statuses == [401]
    with in_session(browser) as session:
        (erased,) = recorded(session, UserDeleted)  # published for the other services
    assert str(erased.user_id) == attacker["user"]["id"]


def test_a_claim_is_not_linked_to_the_owners_google_account(
    browser: TestClient, google: OpenIdProvider
) -> None:
    owner = sign_in(browser, google).json()["data"]["user"]["id"]
    squatter = registered(browser)
    again = sign_in(browser, google).json()["data"]["user"]["id"]
    in_by_password = browser.post("/api/login", json=login()).json()["data"]["user"]
    print(f"promise 21: a claim beside it: same owner {owner == again}")
    assert (owner, squatter["user"]["id"]) == (again, in_by_password["id"])
    assert owner != in_by_password["id"]


def test_a_suspended_claim_does_not_lock_the_owner_out(
    browser: TestClient, google: OpenIdProvider
) -> None:
    squatter = registered(browser)
    with in_session(browser) as session:
        session.execute(sa.update(accounts).values(suspended_at=sa.func.now()))
        session.commit()
    owner = sign_in(browser, google)
    assert owner.status_code == 200
    assert owner.json()["data"]["user"]["id"] != squatter["user"]["id"]


def test_another_google_account_cannot_take_a_linked_one(
    browser: TestClient, google: OpenIdProvider
) -> None:
    assert sign_in(browser, google).status_code == 200
    google.person["sub"] = "2088"
    assert_refused(sign_in(browser, google), "a second Google account")
