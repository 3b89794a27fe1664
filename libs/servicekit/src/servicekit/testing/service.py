"""Fixtures for the tests of every service; its `conftest` adds settings and client."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import Engine
from sqlmodel import Session
from starlette.routing import BaseRoute

from servicekit.db import Database
from servicekit.testing.brokers import Broker, free_ports
from servicekit.testing.databases import (
    AMQP_URL,
    empty,
    fresh_database,
    leave_alone,
    migrate,
)

_ROUTES: dict[str, list[BaseRoute]] = {}
_ENGINES: dict[tuple[str, int, int, int], Engine] = {}


@contextmanager
def migrated(folder: Path, made: pytest.TempPathFactory, **more: str) -> Iterator[None]:
    """Inside, the settings of the service in `folder` find a database of this run's
    own, migrated, and folders of its own; `more` of the environment goes first."""
    with fresh_database(folder.name) as url, pytest.MonkeyPatch.context() as patch:
        variables = {
            f"{folder.name.upper()}_DATABASE_URL": url,
            # Thirty writers wait for one lock, on a machine with other work.
            f"{folder.name.upper()}_STATEMENT_TIMEOUT_MS": "30000",
            "HAAT_AMQP_URL": AMQP_URL,
            "HAAT_ENVIRONMENT": "test",
            "HAAT_LIMITS": "on",
            "HAAT_CACHE_ADDRESS": "",  # not the running stack's
            "HAAT_STORAGE_DIR": str(made.mktemp("storage")),
            "HAAT_OUTBOX_DIR": str(made.mktemp("outbox")),
        }
        for name, value in (variables | more).items():
            patch.setenv(name, value)
        migrate(folder)
        leave_alone(url)
        yield


@contextmanager
def on_nothing(app: FastAPI) -> Iterator[TestClient]:
    """A client of the application, which runs on its emptied database."""
    _share_routes(app)
    database, own = app.state.database, app.state.database.engine
    database.engine = _shared_engine(app)
    empty(database.engine)
    with TestClient(app, raise_server_exceptions=False) as client:
        try:
            yield client
        finally:
            database.engine = own  # the application closes it at its end


def _share_routes(app: FastAPI) -> None:
    """FastAPI works a route out at its application's first call, which costs ten times
    the answer: applications of one title do it once. Routes hold no state."""
    routes = app.router.routes
    routes[:] = _ROUTES.setdefault(app.title, [*routes])


def _shared_engine(app: FastAPI) -> Engine:
    """An engine compiles each statement once, and a connection of PostgreSQL reads each
    table's definition once: both cost more than to run the statement."""
    engine, its = app.state.database.engine, app.state.settings
    pool = its.pool_size, its.pool_overflow
    key = its.database_url, its.statement_timeout_ms, *pool
    return _ENGINES.setdefault(key, engine)


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
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    """A node of its own, for tests that run real workers."""
    broker = Broker(tmp_path_factory.mktemp("broker"), free_ports())
    try:
        broker.start()
        yield broker
    finally:
        broker.close()
