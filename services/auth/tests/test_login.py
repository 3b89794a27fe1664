from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.accounts.models import table as accounts
from auth.accounts.passwords import PasswordPool
from auth.settings import AuthSettings
from contracts.auth import UserSignedIn
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.errors import Unavailable
from servicekit.testing.events import recorded

from .dispatches import proven
from .forms import bearer, login, registered


def test_login_returns_token_and_user_without_profile(client: TestClient) -> None:
    registered(client)
    answer = client.post("/api/login", json=login(email="Sita@Example.com"))
    data = answer.json()["data"]
    assert answer.status_code == 200
    assert (data["token_type"], data["expires_in"]) == ("Bearer", 900)
    assert data["seller_profile"] is None
    assert client.get("/api/user", headers=bearer(data)).status_code == 200


def test_the_refresh_cookie_is_limited_to_the_token_path(client: TestClient) -> None:
    registered(client)
    cookie = client.post("/api/login", json=login()).headers["set-cookie"].lower()
    for part in ("haat_refresh=", "httponly", "samesite=strict", "path=/api/token"):
        assert part in cookie


def test_an_unknown_address_and_a_wrong_password_give_the_same_error(
    client: TestClient,
) -> None:
    registered(client)
    wrong = client.post("/api/login", json=login(password="not it"))
    unknown = client.post("/api/login", json=login(email="nobody@example.com"))
    assert wrong.status_code == unknown.status_code == 422
    assert wrong.json() == unknown.json()
    assert wrong.json()["errors"]["email"]


def test_sign_in_without_accepted_terms_is_refused(client: TestClient) -> None:
    answer = client.post("/api/login", json=login(terms=False))
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["terms"]


def test_empty_fields_give_readable_field_errors(client: TestClient) -> None:
    answer = client.post("/api/login", json=login(email=" ", password=""))
    needed = ["This field is required."]
    assert answer.json()["errors"] == {"email": needed, "password": needed}


@pytest.mark.parametrize("email", ["sita@example.com", "nobody@example.com"])
def test_the_sixth_wrong_password_in_a_row_is_429(
    client: TestClient, email: str
) -> None:
    registered(client)
    payload = login(email=email, password="a guess")
    codes = [client.post("/api/login", json=payload).status_code for _ in range(6)]
    assert codes == [422] * 5 + [429]
    refused = client.post("/api/login", json=login(email=email))
    assert 1 <= int(refused.headers["retry-after"]) <= 31


def test_parallel_guesses_share_one_count(client: TestClient) -> None:
    registered(client)
    payload = login(password="a guess")
    with ThreadPoolExecutor(20) as pool:
        answers = pool.map(lambda _: client.post("/api/login", json=payload), range(20))
    assert sorted(answer.status_code for answer in answers) == [422] * 5 + [429] * 15


def test_the_right_password_resets_the_count(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    for password in ["wrong"] * 4 + [login()["password"]] + ["wrong"] * 4:
        client.post("/api/login", json=login(password=password))
    assert client.post("/api/login", json=login()).status_code == 200


def test_a_full_hashing_queue_is_503() -> None:
    pool = PasswordPool(threads=1, queue=-1)
    with pytest.raises(Unavailable):
        pool.matches("x", None)
    pool.close()


def test_a_sign_in_publishes_digests_of_what_is_verified(
    client: TestClient, database: Database
) -> None:
    """Guests' enquiries with the same contact become the account's."""
    user_id = UUID(registered(client)["user"]["id"])
    client.post("/api/login", json=login())
    proven(client, database, email="hari@example.com")
    client.post("/api/login", json=login(email="hari@example.com"))

    with database.session() as session:
        claim, owner = recorded(session, UserSignedIn)
    pepper = AuthSettings().claim_pepper
    assert (claim.user_id, claim.email_sha256) == (user_id, None)
    assert owner.email_sha256 == contact_digest(pepper, "email", "hari@example.com")
    assert (claim.phone_sha256, owner.phone_sha256) == (None, None)


def test_a_verified_phone_is_in_it(client: TestClient, database: Database) -> None:
    proven(client, database)
    with database.session() as session:
        session.execute(sa.update(accounts).values(phone_verified_at=now()))
    client.post("/api/login", json=login())

    with database.session() as session:
        (event,) = recorded(session, UserSignedIn)
    pepper = AuthSettings().claim_pepper
    assert event.phone_sha256 == contact_digest(pepper, "phone", "+9779841234567")
