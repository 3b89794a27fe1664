"""A real database, migrated once and emptied for each test; a client as the gateway."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from engagement.main import ROUTERS
from engagement.notifications.hub import run_hub
from engagement.papers.press import Press
from engagement.settings import EngagementSettings
from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.testing.databases import AMQP_URL, empty, fresh_database, migrate
from servicekit.testing.tokens import verifier


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EngagementSettings]:
    patch = pytest.MonkeyPatch()
    with fresh_database("engagement") as url:
        patch.setenv("ENGAGEMENT_DATABASE_URL", url)
        patch.setenv("HAAT_AMQP_URL", AMQP_URL)
        patch.setenv("HAAT_ENVIRONMENT", "test")
        patch.setenv("HAAT_STORAGE_DIR", str(tmp_path_factory.mktemp("storage")))
        patch.setenv("HAAT_OUTBOX_DIR", str(tmp_path_factory.mktemp("outbox")))
        migrate(Path(__file__).parents[1])
        yield EngagementSettings()
    patch.undo()


@pytest.fixture
def client(settings: EngagementSettings) -> Iterator[TestClient]:
    app = create_app(settings, ROUTERS, verifier=verifier(settings), startup=run_hub)
    app.state.press = Press()
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
