"""Queries that have no result as typed."""

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import search, slugs

pytestmark = pytest.mark.search


@pytest.fixture
def drinks(client: TestClient, database: Database, firm: Seller) -> TestClient:
    with database.session() as session:
        for slug, name in (("tea", "Chiya leaf"), ("coffee", "Coffee bean")):
            factories.product(session, firm, slug=slug, name=name)
    return client


def test_words_that_no_product_has_together_match_one_by_one(
    drinks: TestClient,
) -> None:
    found = search(drinks, "leaf & coffee?")
    assert set(slugs(found)) == {"tea", "coffee"}
    assert found["meta"]["is_any_word"] is True
    assert search(drinks, "coffee bean")["meta"]["is_any_word"] is False
    assert slugs(search(drinks, "leaf coffee", exact=True)) == []


@pytest.mark.parametrize("q", ["चि", "chi", "का", "क", "cof"])
def test_a_beginning_without_a_result_of_its_own_is_completed(
    drinks: TestClient, database: Database, firm: Seller, q: str
) -> None:
    with database.session() as session:
        factories.product(session, firm, slug="cotton", name="कपास")
    assert search(drinks, q)["meta"]["total"] >= 1


def test_a_word_that_a_filter_hides_is_not_completed(
    drinks: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, slug="leaflet", name="Leaflet", price=5)
    found = search(drinks, "leaf", price_max=10)
    assert slugs(found) == []
    assert found["meta"]["help"]["without"] == [{"filter": "price", "count": 1}]


def test_suppliers_are_found_by_any_word_too(drinks: TestClient, firm: Seller) -> None:
    found = search(drinks, "leaf coffee", type="suppliers")
    assert slugs(found) == [firm.slug]
    assert found["meta"]["is_any_word"] is True
