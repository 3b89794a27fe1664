"""A real database, migrated once and emptied for each test; a client as the gateway."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.demand.misses import record_misses
from catalog.main import build, started
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.testing.service import database, migrated, on_nothing, session
from servicekit.testing.tokens import verifier

from . import factories
from .sheets import Importer

__all__ = ["database", "session"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "search: the application runs its search index")


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CatalogSettings]:
    with migrated(Path(__file__).parents[1], tmp_path_factory):
        yield CatalogSettings()


@pytest.fixture
def client(
    settings: CatalogSettings, request: pytest.FixtureRequest
) -> Iterator[TestClient]:
    """Only a test marked `search` has an index: it takes a third of a test's time."""
    searches = request.node.get_closest_marker("search")
    shutil.rmtree(settings.index_home, ignore_errors=True)
    startup = started if searches else record_misses
    with on_nothing(build(settings, verifier(settings), startup)) as client:
        yield client


@pytest.fixture
def firm(database: Database) -> Seller:
    return factories.seller(database, is_verified=False)


@pytest.fixture
def form(database: Database) -> dict[str, Any]:
    with database.session() as session:
        return {
            "name": "Jeera masino rice",
            "category_id": str(factories.category(session).id),
            "unit_id": str(factories.unit(session).id),
            "price": "95.5",
            "moq": 10,
            "price_tiers": [{"min_qty": 100, "price": "90"}],
            "specs": {"Grain": "Long"},
            "keywords": ["chamal"],
        }


@pytest.fixture
def importer(client: TestClient, database: Database) -> Importer:
    """A seller who imports products, with a category and a unit."""
    with database.session() as session:
        factories.category(session, "rice")
        factories.unit(session)
    return Importer(client, database, factories.seller(database))
