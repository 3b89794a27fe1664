"""ADR 8: an address belongs to the account that verified it; others only claim it."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.models import table as accounts
from auth.links.models import table as links
from contracts.auth import UserEmailVerified
from servicekit.db import Database
from servicekit.testing.events import recorded

from .dispatches import link_in, mails, proven, request_reset
from .forms import PASSWORD, bearer, login, registered, registration

SQUATTERS = "the-squatters-own-1"
SQUATTING = {"password": SQUATTERS, "password_confirmation": SQUATTERS}
NEW = {"password": "momo-ra-achar-7", "password_confirmation": "momo-ra-achar-7"}
VERIFY, RESET = "/api/email/verify", "/api/password/reset"


def signed_in(client: TestClient, password: str = PASSWORD) -> Any:
    answer = client.post("/api/login", json=login(password=password))
    return answer.json()["data"]["user"]["id"] if answer.is_success else None


def test_registering_a_taken_address_notifies_only_its_owner(
    client: TestClient, database: Database
) -> None:
    owner = proven(client, database)
    registered(client, email="SITA@example.com", fname="Squatter", **SQUATTING)
    (mail,) = mails(database, "account_exists")
    assert (str(mail.user_id), mail.address) == (
        owner["user"]["id"],
        "sita@example.com",
    )
    assert (mail.path, mail.facts["name"]) == ("/password/email", "Sita")
    assert len(mails(database, "verify_email")) == 1


def test_each_password_signs_in_to_its_own_account(
    client: TestClient, database: Database
) -> None:
    owner = proven(client, database)["user"]["id"]
    squatter = registered(client, **SQUATTING)["user"]["id"]
    assert signed_in(client) == owner
    assert signed_in(client, SQUATTERS) == squatter


def test_the_owners_password_signs_in_to_the_owners_account(
    client: TestClient, database: Database
) -> None:
    owner = proven(client, database)["user"]["id"]
    registered(client)
    assert signed_in(client) == owner


def test_registering_again_notifies_the_owner_again(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    headers = bearer(registered(client, **SQUATTING))
    assert client.post("/api/email/resend", headers=headers).status_code == 429
    with database.session() as session:
        earlier = links.c.created_at - sa.text("interval '2 minutes'")
        session.execute(sa.update(links).values(created_at=earlier))
    assert client.post("/api/email/resend", headers=headers).status_code == 202
    assert len(mails(database, "account_exists")) == 2
    assert len(mails(database, "verify_email")) == 1


def test_a_claim_does_not_lock_the_owner_out(
    client: TestClient, database: Database
) -> None:
    squatter = registered(client, **SQUATTING)["user"]["id"]
    owner = proven(client, database)["user"]["id"]
    registered(client, **{**SQUATTING, "fname": "Later"})
    assert signed_in(client) == owner != squatter


def test_other_links_to_a_verified_address_are_void(
    client: TestClient, database: Database
) -> None:
    registered(client, **SQUATTING)
    mine = bearer(registered(client))
    first, second = (link_in(mail) for mail in mails(database, "verify_email"))
    assert client.post(VERIFY, json=second, headers=mine).status_code == 200
    refused = client.post(VERIFY, json=first)
    assert (refused.status_code, refused.json()["code"]) == (422, "link_invalid")
    assert list(refused.json()["errors"]) == ["signature"]


def test_of_ten_parallel_verifications_of_one_address_one_wins(
    client: TestClient, database: Database, session: Session
) -> None:
    headers = [{"X-Forwarded-For": f"10.0.{number}.1"} for number in range(10)]
    for header in headers:
        client.post("/api/register", json=registration(), headers=header)
    known = {"current_password": PASSWORD}
    proofs = [{**link_in(mail), **known} for mail in mails(database, "verify_email")]
    with ThreadPoolExecutor(10) as pool:
        answers = pool.map(lambda proof: client.post(VERIFY, json=proof), proofs)
    statuses = sorted(answer.status_code for answer in answers)
    print(f"promise 20: ten proofs of one address at once: {statuses}")
    assert statuses == [200] + [422] * 9
    assert len(recorded(session, UserEmailVerified)) == 1


def test_the_index_refuses_a_second_verified_owner(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    registered(client)
    every = sa.update(accounts).values(email_verified_at=sa.func.now())
    with pytest.raises(sa.exc.IntegrityError), database.session() as session:
        session.execute(every)


def test_a_reset_belongs_to_the_verified_owner_not_to_newer_claims(
    client: TestClient, database: Database
) -> None:
    owner = proven(client, database)["user"]["id"]
    registered(client, **SQUATTING)
    request_reset(client, database, "sita@example.com")
    (mail,) = mails(database, "reset_password")
    assert str(mail.user_id) == owner


def test_without_an_owner_a_reset_takes_the_address_from_its_claims(
    client: TestClient, database: Database
) -> None:
    squatter = registered(client, **SQUATTING)
    request_reset(client, database, "sita@example.com")
    form = {**link_in(mails(database, "reset_password")[0]), **NEW}
    assert client.post(RESET, json=form).status_code == 200
    assert client.get("/api/user", headers=bearer(squatter)).status_code == 401
    assert signed_in(client, SQUATTERS) is None
    assert signed_in(client, NEW["password"]) not in (None, squatter["user"]["id"])


def test_a_reset_of_a_claim_is_void_after_another_account_verified_the_address(
    client: TestClient, database: Database
) -> None:
    registered(client, **SQUATTING)
    request_reset(client, database, "sita@example.com")
    form = {**link_in(mails(database, "reset_password")[0]), **NEW}
    proven(client, database)
    refused = client.post(RESET, json=form)
    assert (refused.status_code, refused.json()["code"]) == (422, "link_invalid")
    assert signed_in(client, NEW["password"]) is None


def test_a_claimant_may_change_to_an_own_address(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    claim = registered(client, **SQUATTING)
    form = {"email": "mine@example.com", "password": SQUATTERS}
    client.post("/api/user/email", json=form, headers=bearer(claim))
    link = link_in(mails(database, "change_email")[0])
    changed = client.post(VERIFY, json=link, headers=bearer(claim))
    assert changed.json()["data"]["email"] == "mine@example.com"
    assert mails(database, "email_change_asked") == []  # not to the owner's address


def test_deleting_a_claim_leaves_the_owners_account(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    claim = registered(client, **SQUATTING)
    for _ in range(5):
        client.post("/api/login", json=login(password="a guess"))
    farewell = {"password": SQUATTERS}
    client.request("DELETE", "/api/user", json=farewell, headers=bearer(claim))
    refused = client.post("/api/login", json=login(password="a guess"))
    assert refused.status_code == 429


def test_a_freed_address_may_be_registered_again(
    client: TestClient, database: Database
) -> None:
    first = proven(client, database)
    farewell = {"password": PASSWORD}
    client.request("DELETE", "/api/user", json=farewell, headers=bearer(first))
    second = proven(client, database)
    assert signed_in(client) == second["user"]["id"]
