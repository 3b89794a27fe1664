"""A revoked session is refused immediately; others are not."""

from datetime import timedelta
from uuid import UUID, uuid4

from fastapi.testclient import TestClient
from sqlalchemy import text

from servicekit.clock import now
from servicekit.db import Database
from servicekit.housekeeping import delete_old
from servicekit.http.revocation import remember
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer


def _revoke(database: Database, subject: UUID, **ago: float) -> None:
    with database.session() as session:
        remember(session, subject, now() - timedelta(**ago))


def test_a_revoked_session_is_401_and_another_session_is_not(
    client: TestClient, database: Database
) -> None:
    user, session = uuid4(), new_id()
    _revoke(database, session)
    assert (
        client.get("/me", headers=bearer(user, session_id=session)).status_code == 401
    )
    assert client.get("/me", headers=bearer(user)).status_code == 200


def test_revoking_a_user_ends_all_sessions_but_not_the_next_one(
    client: TestClient, database: Database
) -> None:
    user, next_user = uuid4(), uuid4()
    _revoke(database, user, seconds=-1)
    _revoke(database, next_user, seconds=5)
    assert client.get("/me", headers=bearer(user)).status_code == 401
    assert client.get("/me", headers=bearer(next_user)).status_code == 200


def test_the_newest_revocation_applies_in_any_order(
    client: TestClient, database: Database
) -> None:
    user = uuid4()
    _revoke(database, user, seconds=-1)
    _revoke(database, user, hours=1)
    assert client.get("/me", headers=bearer(user)).status_code == 401


def test_revocations_older_than_any_token_are_deleted(database: Database) -> None:
    _revoke(database, uuid4(), hours=2)
    kept = uuid4()
    _revoke(database, kept)
    with database.session() as session:
        delete_old(session)
        rows = session.execute(text("select subject from revoked_sessions"))
        assert rows.scalars().all() == [kept]
