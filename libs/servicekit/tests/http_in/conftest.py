"""The application of `things.py` on a real database."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from pydantic_settings import SettingsConfigDict

sys.path.insert(0, str(Path(__file__).parent))

import things

from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.settings import ServiceSettings
from servicekit.testing.databases import (
    create_mechanism,
    fresh_database,
)
from servicekit.testing.service import database, on_nothing
from servicekit.testing.tokens import verifier

__all__ = ["database"]


class ThingsSettings(ServiceSettings):
    model_config = SettingsConfigDict(env_prefix="THINGS_", populate_by_name=True)

    name: str = "things"


@pytest.fixture(scope="session")
def settings() -> Iterator[ThingsSettings]:
    with fresh_database("things") as url:
        settings = ThingsSettings(
            database_url=url,
            amqp_url="amqp://guest:guest@127.0.0.1:1/",
            environment="test",
            statement_timeout_ms=3_000,
        )
        database = Database.connect(settings, with_reads=False)
        create_mechanism(database.engine, things.TABLE)
        database.engine.dispose()
        yield settings


@pytest.fixture
def client(settings: ThingsSettings) -> Iterator[TestClient]:
    app = create_app(settings, [things.router], verifier=verifier(settings))
    with on_nothing(app) as client:
        yield client
