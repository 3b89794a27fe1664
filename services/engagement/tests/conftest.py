"""A real database, migrated once and emptied for each test; a client as the gateway."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.documents.pdf_renderer import Press
from engagement.main import ROUTERS
from engagement.notifications.hub import run_hub
from engagement.settings import EngagementSettings
from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.http.bodies import BodyLimits
from servicekit.http.rate_limits import RateLimits
from servicekit.ids import new_id
from servicekit.testing.service import broker, database, migrated, on_nothing, session
from servicekit.testing.tokens import verifier

from . import factories
from .person import Person

__all__ = ["broker", "database", "session"]


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EngagementSettings]:
    with migrated(Path(__file__).parents[1], tmp_path_factory):
        yield EngagementSettings()


@pytest.fixture
def client(settings: EngagementSettings) -> Iterator[TestClient]:
    app = create_app(
        settings,
        ROUTERS,
        verifier=verifier(settings),
        startup=run_hub,
        body_limits=BodyLimits.of("engagement"),
        rate_limits=RateLimits.of("engagement"),
    )
    app.state.press = Press()
    with on_nothing(app) as client:
        yield client


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database)


@pytest.fixture
def seller(client: TestClient, shop: Any) -> Person:
    """Who owns `shop`."""
    return Person(client, shop.owner_id)


@pytest.fixture
def buyer(client: TestClient) -> Person:
    return Person(client, new_id())
