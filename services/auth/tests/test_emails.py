from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.links.models import table as links
from auth.settings import AuthSettings
from contracts.auth import UserEmailVerified
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import recorded

from .dispatches import link_in, mails, proven, request_reset
from .forms import PASSWORD, bearer, login, registered

VERIFY = "/api/email/verify"


def link_of(database: Database) -> dict[str, Any]:
    return link_in(mails(database, "verify_email")[-1])


def an_hour_passes(database: Database) -> None:
    earlier = links.c.created_at - timedelta(hours=1)
    with database.session() as session:
        session.execute(sa.update(links).values(created_at=earlier))


def test_registration_emails_a_link_that_verifies(
    client: TestClient, database: Database, session: Session, settings: AuthSettings
) -> None:
    data = registered(client)
    (mail,) = mails(database, "verify_email")
    assert (mail.address, mail.locale) == ("sita@example.com", "en")

    answer = client.post(VERIFY, json=link_in(mail), headers=bearer(data))

    assert answer.status_code == 200
    assert answer.json()["data"]["email_verified_at"]
    (event,) = recorded(session, UserEmailVerified)
    known = contact_digest(settings.claim_pepper, "email", "sita@example.com")
    assert (str(event.user_id), event.email_sha256) == (data["user"]["id"], known)


def test_of_twenty_parallel_uses_one_wins(
    client: TestClient, database: Database, session: Session
) -> None:
    headers = bearer(registered(client))
    link = link_of(database)

    def follow(_: int) -> int:
        return client.post(VERIFY, json=link, headers=headers).status_code

    with ThreadPoolExecutor(20) as pool:
        statuses = sorted(pool.map(follow, range(20)))
    print(f"promise 20: a link used 20 times at once worked {statuses.count(200)}x")
    assert statuses == [200] + [422] * 19
    assert len(recorded(session, UserEmailVerified)) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"hash": "0" * 64},
        {"signature": "0" * 64},
        {"expires": "99999999999"},
        {"id": "01890000-0000-7000-8000-000000000000"},
    ],
)
def test_a_tampered_link_is_void(
    client: TestClient, database: Database, change: dict[str, str]
) -> None:
    registered(client)
    answer = client.post(VERIFY, json={**link_of(database), **change})
    assert answer.status_code == 422
    assert answer.json()["code"] == "link_invalid"


def test_an_expired_link_is_void(client: TestClient, database: Database) -> None:
    registered(client)
    with database.session() as session:
        session.execute(sa.update(links).values(expires_at=now()))
    assert client.post(VERIFY, json=link_of(database)).status_code == 422


def test_another_link_waits_a_minute_and_voids_the_first(
    client: TestClient, database: Database
) -> None:
    headers = bearer(registered(client))
    first = link_of(database)
    hasty = client.post("/api/email/resend", headers=headers)
    assert (hasty.status_code, 1 <= int(hasty.headers["retry-after"]) <= 61) == (
        429,
        True,
    )
    an_hour_passes(database)
    assert client.post("/api/email/resend", headers=headers).status_code == 202
    assert client.post(VERIFY, json=first).status_code == 422
    mine = link_of(database)
    assert client.post(VERIFY, json=mine, headers=headers).status_code == 200
    assert client.post("/api/email/resend", headers=headers).status_code == 409


def test_a_new_address_replaces_the_old_one_after_verification(
    client: TestClient, database: Database
) -> None:
    headers = bearer(proven(client, database))
    form = {"email": "New@example.com", "password": PASSWORD}
    answer = client.post("/api/user/email", json=form, headers=headers)
    assert answer.status_code == 202
    (mail,) = mails(database, "change_email")
    (warning,) = mails(database, "email_change_asked")
    assert (mail.address, warning.address) == ("new@example.com", "sita@example.com")
    assert "new@example.com" not in warning.model_dump_json()
    old = link_of(database)

    link = link_in(mail)
    user = client.post(VERIFY, json=link, headers=headers).json()["data"]

    assert (user["email"], bool(user["email_verified_at"])) == (mail.address, True)
    assert client.post(VERIFY, json=old).status_code == 422
    assert client.post("/api/login", json=login(email=mail.address)).status_code == 200


def test_changing_to_a_taken_address_sends_no_link_and_reveals_nothing(
    client: TestClient, database: Database
) -> None:
    proven(client, database, email="taken@example.com")
    headers = bearer(registered(client))
    form = {"email": "taken@example.com", "password": PASSWORD}
    answer = client.post("/api/user/email", json=form, headers=headers)
    assert answer.json() == {"data": {"sent": True, "cooldown_s": 60}}
    assert mails(database, "change_email") == []
    (email,) = mails(database, "account_exists")
    assert email.address == "taken@example.com"


def test_an_address_taken_before_the_click_stays_its_owners(
    client: TestClient, database: Database
) -> None:
    headers = bearer(registered(client))
    form = {"email": "new@example.com", "password": PASSWORD}
    client.post("/api/user/email", json=form, headers=headers)
    proven(client, database, email="new@example.com")
    answer = client.post(VERIFY, json=link_in(mails(database, "change_email")[0]))
    assert (answer.status_code, answer.json()["code"]) == (422, "link_invalid")
    assert client.get("/api/user", headers=headers).json()["data"]["email"] == (
        "sita@example.com"
    )


def test_a_new_password_cancels_the_change_of_address(
    client: TestClient, database: Database
) -> None:
    headers = bearer(registered(client))
    form = {"email": "thief@example.com", "password": PASSWORD}
    client.post("/api/user/email", json=form, headers=headers)
    request_reset(client, database, "sita@example.com")
    link = link_in(mails(database, "reset_password")[0])
    passwords = {"password": "another-9-one", "password_confirmation": "another-9-one"}
    client.post("/api/password/reset", json={**link, **passwords})
    answer = client.post(VERIFY, json=link_in(mails(database, "change_email")[0]))
    assert answer.status_code == 422


def test_a_change_of_address_needs_the_password(
    client: TestClient, database: Database
) -> None:
    headers = bearer(registered(client))
    form = {"email": "new@example.com", "password": "a guess"}
    answer = client.post("/api/user/email", json=form, headers=headers)
    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["password"])
    assert mails(database, "change_email") == []
