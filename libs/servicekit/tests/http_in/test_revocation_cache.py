"""The cache of revoked sessions: refused within a second, queried when it is old."""

import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
import things
from alembic.migration import MigrationContext
from alembic.operations import Operations
from fastapi.testclient import TestClient
from sqlalchemy import text

from servicekit.changes import schema
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.http.endings import watch_endings_v1
from servicekit.http.revocation import remember
from servicekit.http.revocation_cache import RevocationCache
from servicekit.ids import new_id
from servicekit.settings import ServiceSettings
from servicekit.testing.databases import create_mechanism, empty, fresh_database
from servicekit.testing.tokens import bearer, verifier

WITHIN_S = 1.0


@pytest.fixture(scope="module")
def hearing(settings: ServiceSettings) -> Iterator[ServiceSettings]:
    with fresh_database("endings") as url:
        own = settings.model_copy(update={"database_url": url})
        engine = Database.connect(own, with_reads=False).engine
        create_mechanism(engine, things.TABLE)
        with engine.begin() as connection:
            context = MigrationContext.configure(connection)
            with Operations.context(context):
                schema.create_v1()
                watch_endings_v1()
        yield own
        engine.dispose()


@pytest.fixture
def client(hearing: ServiceSettings) -> Iterator[TestClient]:
    app = create_app(
        hearing, [things.router], verifier=verifier(hearing), caches_revocations=True
    )
    empty(app.state.database.engine)
    with TestClient(app, raise_server_exceptions=False) as client:
        _until(lambda: _cache(client).is_current, 5)
        yield client


def _cache(client: TestClient) -> RevocationCache:
    cache: RevocationCache = client.app.state.revocations  # type: ignore[attr-defined]
    return cache


def _revoke(client: TestClient, subject: UUID, **ago: float) -> None:
    database: Database = client.app.state.database  # type: ignore[attr-defined]
    with database.session() as session:
        remember(session, subject, now() - timedelta(**ago))


def _until(holds: Callable[[], bool], within_s: float = WITHIN_S) -> None:
    deadline = time.monotonic() + within_s
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _status(client: TestClient, headers: dict[str, str]) -> int:
    return client.get("/me", headers=headers).status_code


@pytest.mark.timed
def test_a_revoked_session_is_refused_within_a_second(client: TestClient) -> None:
    user, session_id = uuid4(), new_id()
    ended, other = bearer(user, session_id=session_id), bearer(user)
    assert _status(client, ended) == 200

    _revoke(client, session_id)

    _until(lambda: _status(client, ended) == 401)
    assert _status(client, other) == 200


def test_revoking_a_user_ends_all_sessions_but_not_the_next_one(
    client: TestClient,
) -> None:
    user, next_user = uuid4(), uuid4()
    _revoke(client, next_user, seconds=5)
    _revoke(client, user, seconds=-1)
    _until(lambda: _status(client, bearer(user)) == 401)
    assert _status(client, bearer(next_user)) == 200


def test_without_a_listener_revocations_are_read_from_the_database(
    client: TestClient,
) -> None:
    user, session_id = uuid4(), new_id()
    ended = bearer(user, session_id=session_id)
    assert _status(client, ended) == 200
    _cache(client).follower.stop()
    _until(lambda: not _cache(client).is_current, 3)

    _revoke(client, session_id)

    assert _status(client, ended) == 401


def test_revocations_missed_while_disconnected_are_applied_after_reconnecting(
    client: TestClient,
) -> None:
    user, session_id = uuid4(), new_id()
    ended = bearer(user, session_id=session_id)
    assert _status(client, ended) == 200
    cut = (
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where application_name = 'things-sessions'"
        " and datname = current_database()"
    )
    database: Database = client.app.state.database  # type: ignore[attr-defined]
    with database.session() as session:
        session.execute(text(cut))
    _revoke(client, session_id)

    _until(lambda: _status(client, ended) == 401)
    _until(lambda: _cache(client).is_current, 5)
    assert _status(client, ended) == 401


def test_checking_a_token_needs_no_database_connection(client: TestClient) -> None:
    known = bearer(uuid4())
    assert _status(client, known) == 200
    assert _status(client, known) == 200
    pool = client.app.state.database.reads.pool  # type: ignore[attr-defined]
    assert pool.checkedin() + pool.checkedout() == 0
