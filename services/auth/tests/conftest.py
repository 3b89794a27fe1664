"""A real database, migrated once and emptied for each test; a client as the gateway."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.main import build
from auth.settings import AuthSettings
from servicekit.db import Database
from servicekit.testing.databases import AMQP_URL, empty, fresh_database, migrate

from .openid_provider import CLIENT_ID, CLIENT_SECRET, OpenIdProvider, running


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AuthSettings]:
    patch = pytest.MonkeyPatch()
    with fresh_database("auth") as url:
        patch.setenv("AUTH_DATABASE_URL", url)
        patch.setenv("HAAT_AMQP_URL", AMQP_URL)
        patch.setenv("HAAT_ENVIRONMENT", "test")
        patch.setenv("AUTH_GOOGLE_CLIENT_ID", "")
        patch.setenv("AUTH_KEYS_DIR", str(tmp_path_factory.mktemp("keys")))
        patch.setenv("HAAT_STORAGE_DIR", str(tmp_path_factory.mktemp("storage")))
        patch.setenv("HAAT_OUTBOX_DIR", str(tmp_path_factory.mktemp("outbox")))
        migrate(Path(__file__).parents[1])
        yield AuthSettings()
    patch.undo()


@pytest.fixture
def client(settings: AuthSettings) -> Iterator[TestClient]:
    app = build(settings)
    empty(app.state.database.engine)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def database(client: TestClient) -> Database:
    database: Database = client.app.state.database  # type: ignore[attr-defined]
    return database


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    """One transaction of the test; commit by leaving `database.session()` instead."""
    with database.session() as session:
        yield session


@pytest.fixture(scope="session")
def started() -> Iterator[OpenIdProvider]:
    with running() as provider:
        yield provider


@pytest.fixture
def google(started: OpenIdProvider) -> OpenIdProvider:
    """Honest again for each test."""
    person = {"sub": "1077", "email": "Sita@Example.com", "email_verified": True}
    started.person = {**person, "given_name": "Sita", "family_name": "Gurung"}
    started.wrong, started.is_down, started.signs_with = {}, False, started.key
    return started


@pytest.fixture
def browser(settings: AuthSettings, google: OpenIdProvider) -> Iterator[TestClient]:
    known = {"google_client_id": CLIENT_ID, "google_client_secret": CLIENT_SECRET}
    app = build(settings.model_copy(update={**known, "google_issuer": google.issuer}))
    empty(app.state.database.engine)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client
