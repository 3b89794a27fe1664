"""What visitors read of a replica, and what is always read of the database itself."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from catalog.demand.misses import record_misses
from catalog.main import build
from catalog.settings import CatalogSettings
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import verifier

NOWHERE = "postgresql+psycopg://haat@127.0.0.1:1/none"
OF_REPLICA = (
    "/api/webui/home",
    "/api/webui/allcategories",
    "/api/webui/level4Categories",
    "/api/webui/categories/rice",
    "/api/webui/product/rice/alternatives",
    "/api/webui/sitemap",
    "/api/webui/sitemap/products",
    "/api/webui/sitemap/shops",
)
# Their owner has just written them, or they are the same for an hour.
OF_DATABASE = (
    "/api/webui/product/rice",
    "/api/webui/product/rice/questions",
    "/api/webui/seller/rice/productrange",
    "/api/currencies",
    "/api/productunitsearch",
)


@pytest.fixture
def client(settings: CatalogSettings) -> Iterator[TestClient]:
    """Its replica is away: only what reads the database has an answer."""
    settings = settings.model_copy(update={"read_database_url": NOWHERE})
    app = build(settings, verifier(settings), record_misses)
    with on_nothing(app) as client:
        yield client


@pytest.mark.parametrize("path", OF_REPLICA)
def test_a_public_page_is_read_of_the_replica(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 503
    signed_in = {"Authorization": "Bearer x"}
    assert client.get(path, headers=signed_in).status_code in (200, 404)


@pytest.mark.parametrize("path", OF_DATABASE)
def test_what_somebody_just_wrote_is_read_of_the_database(
    client: TestClient, path: str
) -> None:
    assert client.get(path).status_code in (200, 404)
