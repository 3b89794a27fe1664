"""A link verifies an address only for the account that clicks it (ADR 54)."""

from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.models import table as accounts
from contracts.auth import UserDeleted, UserEmailVerified
from servicekit.db import Database
from servicekit.testing.events import recorded

from .dispatches import codes, link_in, mails, proven, request_reset
from .forms import PASSWORD, bearer, login, registered, registration

VERIFY, RESET = "/api/email/verify", "/api/password/reset"
CLAIMANTS = "the-claimants-own-1"
CLAIM = {
    "fname": "Claimant",
    "lname": "Stranger",
    "password": CLAIMANTS,
    "password_confirmation": CLAIMANTS,
}
OWNERS = "momo-ra-achar-7"
TAKE_OVER = {"password": OWNERS, "password_confirmation": OWNERS}


def follow(
    client: TestClient, database: Database, kind: Any = "verify_email", **form: Any
) -> httpx.Response:
    """In a browser without a session."""
    link = link_in(mails(database, kind)[-1])
    return client.post(VERIFY, json={**link, **form})


def code(answer: httpx.Response) -> tuple[int, str, list[str]]:
    body = answer.json()
    return answer.status_code, body["code"], list(body["errors"])


def user_of(client: TestClient, password: str, **form: Any) -> Any:
    answer = client.post("/api/login", json=login(password=password, **form))
    return answer.json()["data"]["user"] if answer.is_success else None


def test_a_click_in_another_browser_verifies_nothing(
    client: TestClient, database: Database, session: Session
) -> None:
    claimant = registered(client, **CLAIM)
    answer = follow(client, database)
    assert code(answer) == (422, "claim_unproven", ["current_password"])
    user = client.get("/api/user", headers=bearer(claimant)).json()["data"]
    assert user["email_verified_at"] is None
    assert recorded(session, UserEmailVerified) == []


def test_a_click_while_signed_in_elsewhere_verifies_nothing(
    client: TestClient, database: Database
) -> None:
    registered(client, **CLAIM)
    link = link_in(mails(database, "verify_email")[-1])
    other = bearer(registered(client, email="other@example.com"))
    answer = client.post(VERIFY, json=link, headers=other)
    assert code(answer) == (422, "claim_unproven", ["current_password"])


def test_an_ended_session_verifies_nothing(
    client: TestClient, database: Database
) -> None:
    headers = bearer(registered(client, **CLAIM))
    client.post("/api/logout", headers=headers)
    link = link_in(mails(database, "verify_email")[-1])
    assert client.post(VERIFY, json=link, headers=headers).status_code == 401
    assert follow(client, database, current_password=CLAIMANTS).status_code == 200


def test_the_accounts_password_verifies_it_and_erases_nothing(
    client: TestClient, database: Database
) -> None:
    mine = registered(client)
    user = follow(client, database, current_password=PASSWORD).json()["data"]
    assert (user["id"], user["fname"]) == (mine["user"]["id"], "Sita")
    assert user["email_verified_at"]
    assert client.get("/api/user", headers=bearer(mine)).status_code == 200


def test_a_wrong_password_leaves_the_link_valid_and_limits_guessing(
    client: TestClient, database: Database
) -> None:
    registered(client)
    answers = [follow(client, database, current_password="a guess") for _ in range(6)]
    assert code(answers[0]) == (422, "wrong_password", ["current_password"])
    assert [answer.status_code for answer in answers] == [422] * 5 + [429]
    assert follow(client, database, **TAKE_OVER).status_code == 200


def test_the_owners_click_erases_everything_of_the_claim(
    client: TestClient, database: Database, session: Session
) -> None:
    claimant = registered(client, **CLAIM)
    stolen = client.cookies["haat_refresh"]
    headers = bearer(claimant)
    number = {"phone_number": "+9779801111111"}
    code_sent = client.post("/api/user/phone/otp", json=number, headers=headers)
    assert (code_sent.status_code, codes(session)) == (403, [])
    client.cookies.clear()

    owner = follow(client, database, **TAKE_OVER).json()["data"]

    assert owner["id"] != claimant["user"]["id"]
    assert (owner["fname"], owner["lname"]) == ("sita", "")
    assert (owner["phone_number"], owner["phone_verified_at"]) == (None, None)
    assert client.get("/api/user", headers=headers).status_code == 401
    cookie = {"Cookie": f"haat_refresh={stolen}"}
    assert client.post("/api/token/refresh", headers=cookie).status_code == 401
    assert user_of(client, CLAIMANTS) is None
    assert user_of(client, OWNERS)["id"] == owner["id"]


def test_only_the_owners_new_account_is_published_as_verified(
    client: TestClient, database: Database, session: Session
) -> None:
    claimant = registered(client, **CLAIM)
    owner = follow(client, database, **TAKE_OVER).json()["data"]
    (verified,) = recorded(session, UserEmailVerified)
    (erased,) = recorded(session, UserDeleted)
    assert str(verified.user_id) == owner["id"]
    assert str(erased.user_id) == claimant["user"]["id"]


def test_a_reset_takes_over_a_claim_and_erases_its_data(
    client: TestClient, database: Database
) -> None:
    claimant = registered(client, **CLAIM)
    request_reset(client, database, "sita@example.com")
    form = {**link_in(mails(database, "reset_password")[0]), **TAKE_OVER}
    assert client.post(RESET, json=form).status_code == 200
    owner = user_of(client, OWNERS)
    assert (owner["fname"], owner["phone_number"]) == ("sita", None)
    assert owner["id"] != claimant["user"]["id"]
    assert user_of(client, CLAIMANTS) is None


def test_a_reset_of_a_verified_account_erases_nothing(
    client: TestClient, database: Database
) -> None:
    mine = proven(client, database)["user"]
    request_reset(client, database, "sita@example.com")
    form = {**link_in(mails(database, "reset_password")[0]), **TAKE_OVER}
    assert client.post(RESET, json=form).status_code == 200
    owner = user_of(client, OWNERS)
    assert (owner["id"], owner["fname"]) == (mine["id"], "Sita")


def test_a_changed_address_is_verified_in_the_session_of_the_change(
    client: TestClient, database: Database
) -> None:
    stranger = proven(client, database, email="stranger@example.com")
    form = {"email": "victim@example.com", "password": PASSWORD}
    client.post("/api/user/email", json=form, headers=bearer(stranger))
    for taking in ({}, TAKE_OVER):
        answer = follow(client, database, "change_email", **taking)
        assert code(answer) == (422, "password_needed", ["current_password"])
    user = client.get("/api/user", headers=bearer(stranger)).json()["data"]
    assert user["email"] == "stranger@example.com"
    response = follow(client, database, "change_email", current_password=PASSWORD)
    assert response.json()["data"]["email"] == "victim@example.com"


def test_a_suspended_claim_does_not_lead_to_a_new_account(
    client: TestClient, database: Database
) -> None:
    registered(client, **CLAIM)
    with database.session() as session:
        session.execute(sa.update(accounts).values(suspended_at=sa.func.now()))
    assert follow(client, database, **TAKE_OVER).status_code == 422


@pytest.mark.parametrize("later", [1, 4, 7])
def test_newer_claims_do_not_hide_an_earlier_password(
    client: TestClient, database: Database, later: int
) -> None:
    first = registered(client)["user"]["id"]
    for number in range(later):
        form = registration(**{**CLAIM, "fname": f"Later {number}"})
        client.post("/api/register", json=form)
    assert user_of(client, PASSWORD)["id"] == first
    request_reset(client, database, "sita@example.com")
    (mail,) = mails(database, "reset_password")
    assert str(mail.user_id) == first


def test_the_owner_takes_precedence_over_earlier_claims(
    client: TestClient, database: Database
) -> None:
    for _ in range(6):
        registered(client, **CLAIM)
    owner = proven(client, database)["user"]["id"]
    assert user_of(client, PASSWORD)["id"] == owner
