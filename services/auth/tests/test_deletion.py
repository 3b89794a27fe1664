"""Promise 30: a deletion erases all data of the person."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.accounts.models import table as accounts
from auth.dispatches.service import delete_published
from auth.sessions.models import sessions
from auth.settings import AuthSettings
from contracts.auth import UserDeleted
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.db import Database
from servicekit.messaging.outbox import OutboxRow
from servicekit.testing.events import recorded

from .dispatches import proven
from .forms import PASSWORD, bearer, login, registered

TRACES = ("sita@example.com", "9841234567", "Gurung", "testclient")


def delete(
    client: TestClient, data: dict[str, Any], password: str = PASSWORD
) -> httpx.Response:
    json = {"password": password}
    return client.request("DELETE", "/api/user", json=json, headers=bearer(data))


def everything(database: Database) -> str:
    """The whole database as text."""
    names = "select tablename from pg_tables where schemaname = 'public'"
    with database.session() as session:
        tables = session.execute(sa.text(names)).scalars().all()
        rows = [
            session.execute(sa.text(f'select t::text from "{name}" t')).scalars().all()
            for name in tables
        ]
    return "\n".join(text for table in rows for text in table)


def test_a_deleted_account_leaves_no_trace(
    client: TestClient, database: Database
) -> None:
    data = proven(client, database)
    client.post("/api/login", json=login(password="a guess"))
    client.post("/api/password/email", json={"email": "sita@example.com"})
    before = everything(database)
    assert all(trace in before for trace in TRACES)
    assert delete(client, data).status_code == 202
    outbox = OutboxRow.__table__  # type: ignore[attr-defined]
    with database.session() as session:
        (deleted,) = recorded(session, UserDeleted)
        session.execute(sa.update(outbox).values(published_at=now()))
        delete_published(session)
    assert str(deleted.user_id) == data["user"]["id"]
    after = everything(database)
    assert [trace for trace in TRACES if trace in after] == []


def test_proven_contacts_are_published_as_digests(
    client: TestClient, database: Database
) -> None:
    """So that enquiries sent as a guest with the same address are erased too."""
    delete(client, proven(client, database))
    pepper = AuthSettings().claim_pepper
    with database.session() as session:
        (deleted,) = recorded(session, UserDeleted)
    assert deleted.email_sha256 == contact_digest(pepper, "email", "sita@example.com")
    assert deleted.phone_sha256 is None


def test_a_deleted_account_is_signed_out_everywhere_and_its_address_is_free(
    client: TestClient,
) -> None:
    data = registered(client)
    delete(client, data)
    assert client.get("/api/user", headers=bearer(data)).status_code == 401
    assert client.post("/api/login", json=login()).status_code == 422
    assert registered(client)["user"]["id"] != data["user"]["id"]


def test_a_wrong_password_deletes_nothing(client: TestClient) -> None:
    data = registered(client)
    refused = delete(client, data, "a guess")
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["password"])
    assert client.get("/api/user", headers=bearer(data)).status_code == 200


@pytest.mark.parametrize(("minutes", "status"), [(0, 202), (11, 422)])
def test_without_a_password_a_recent_sign_in_confirms_the_deletion(
    client: TestClient, database: Database, minutes: int, status: int
) -> None:
    data = registered(client)
    began = now() - timedelta(minutes=minutes)
    with database.session() as session:
        session.execute(sa.update(accounts).values(password_hash=None))
        session.execute(sa.update(sessions).values(created_at=began))
    assert delete(client, data, "").status_code == status


def test_the_export_has_all_own_data_and_nobody_elses(client: TestClient) -> None:
    data = registered(client)
    registered(client, email="other@example.com")
    answer = client.get("/api/user/export", headers=bearer(data))
    export = answer.json()["data"]
    assert export["user"]["email"] == "sita@example.com"
    assert [row["is_current"] for row in export["sessions"]] == [True]
    assert export["activity"]
    assert "other@example.com" not in answer.text
    assert UUID(export["user"]["id"])
    for secret in ("password_hash", "argon2", "google_subject"):
        assert secret not in answer.text
