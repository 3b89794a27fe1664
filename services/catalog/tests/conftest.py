"""A real database, migrated once and emptied for each test; a client as the gateway."""

import os
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
from servicekit.ids import new_id
from servicekit.testing.service import database, migrated, on_nothing, session
from servicekit.testing.tokens import verifier

from . import factories
from .cluster.nodes import Cluster
from .sheets import Importer

__all__ = ["database", "session"]


# The folder of an OpenSearch: the tests of the search run on three nodes of it.
OPENSEARCH = os.environ.get("HAAT_TEST_OPENSEARCH")
MARKERS = (
    "search: the application runs its search index",
    "tantivy(reason): only for the engine inside the process",
    "opensearch(reason): only for the cluster",
)


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of the search is for both engines, but for those with a reason."""
    other = "tantivy" if OPENSEARCH else "opensearch"
    for item in items:
        if only := item.get_closest_marker(other):
            (reason,) = only.args
            item.add_marker(pytest.mark.skip(reason=f"only {other}: {reason}"))


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
    if searches and OPENSEARCH:
        settings = with_cluster(settings, request.getfixturevalue("cluster"))
    with on_nothing(build(settings, verifier(settings), startup)) as client:
        yield client
    if searches and OPENSEARCH:
        request.getfixturevalue("cluster").delete(f"{settings.search_prefix}-*")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Three nodes; `make search-cluster-test` names the folder."""
    home = Path(str(OPENSEARCH))
    nodes = home.with_name("opensearch-nodes")
    shutil.rmtree(nodes, ignore_errors=True)
    cluster = Cluster(home, nodes)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


def with_cluster(settings: CatalogSettings, cluster: Cluster) -> CatalogSettings:
    """Each test has indexes of its own."""
    own: dict[str, object] = {"search_url": cluster.url, "search_shards": 2}
    own["search_prefix"] = f"t{new_id().hex[-12:]}"
    return settings.model_copy(update=own)


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
