"""Suppliers are results of the same search as their products."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import search, slugs

pytestmark = pytest.mark.search
ILAM, KATHMANDU, KAILALI = 103, 306, 705


def suppliers(client: TestClient, q: str = "", **query: Any) -> dict[str, Any]:
    return search(client, q, type="suppliers", **query)


@pytest.fixture
def firms(database: Database) -> dict[int, Seller]:
    """One in each of three districts, each with a tea; the last one is not verified."""
    made = {
        district: factories.seller(
            database,
            company_name=f"Firm {district}",
            province_id=district // 100,
            district_id=district,
            district=None,
            is_verified=district != KAILALI,
        )
        for district in (ILAM, KATHMANDU, KAILALI)
    }
    with database.session() as session:
        category = factories.category(session, "tea")
        for number, (district, firm) in enumerate(made.items()):
            facts = {"name": "Orthodox leaf", "category_id": category.id}
            facts["price"] = 1_000 + number
            factories.product(session, firm, slug=f"leaf-{district}", **facts)
    return made


def test_whoever_sells_a_result_is_a_supplier_of_it(
    client: TestClient, firms: dict[int, Seller]
) -> None:
    of_products = {row["seller"]["slug"] for row in search(client, "orthodox")["data"]}
    found = suppliers(client, "orthodox")
    assert set(slugs(found)) == of_products == {firm.slug for firm in firms.values()}
    assert found["meta"]["total"] == 3


@pytest.mark.parametrize(
    "query",
    [{"price_max": 1_000}, {"district": ILAM}, {"category": "tea"}, {"unit": "kg"}],
)
def test_filters_are_those_of_products(
    client: TestClient, firms: dict[int, Seller], query: dict[str, Any]
) -> None:
    rows = search(client, "orthodox", **query)["data"]
    found = slugs(suppliers(client, "orthodox", **query))
    assert set(found) == {row["seller"]["slug"] for row in rows} != set()


def test_results_have_the_rating_of_the_supplier(
    client: TestClient, database: Database, firms: dict[int, Seller]
) -> None:
    factories.rated(database, firms[ILAM], 4.6)
    factories.rated(database, firms[KATHMANDU], None, review_count=0)
    rating = {"mean": 4.6, "count": 3}
    found = {row["slug"]: row["rating"] for row in suppliers(client)["data"]}
    assert found[firms[ILAM].slug] == rating
    assert [found[firms[each].slug] for each in (KATHMANDU, KAILALI)] == [None, None]
    (row,) = search(client, "orthodox", district=ILAM)["data"]
    assert row["seller"]["rating"] == rating
    page = client.get("/api/webui/product/leaf-103").json()["data"]
    assert page["seller_card"]["rating"] == rating


def test_a_supplier_has_what_it_sells_of_the_search(
    client: TestClient, database: Database, firms: dict[int, Seller]
) -> None:
    firm = firms[ILAM]
    with database.session() as session:
        factories.product(session, firm, name="Honey", slug="honey", enquiry_count=9)
    query = {"near": KATHMANDU, "quantity": 500, "quantity_unit": "kg"}
    (row,) = suppliers(client, "orthodox", district=ILAM, **query)["data"]
    assert [each["slug"] for each in row["products"]] == ["leaf-103"]
    assert row["products"][0]["price_at_quantity"] == "1000.00"
    assert 200 < row["distance_km"] < 300
    (named,) = suppliers(client, "Firm 103", district=ILAM)["data"]
    assert {each["slug"] for each in named["products"]} == {"leaf-103", "honey"}


def test_the_nearest_and_the_quickest_are_first(
    client: TestClient, database: Database, firms: dict[int, Seller]
) -> None:
    for district, hours in ((ILAM, 3.0), (KAILALI, 1.0)):
        factories.answers(database, firms[district], hours)

    def order(**query: Any) -> list[int]:
        by_slug = {firm.slug: district for district, firm in firms.items()}
        return [by_slug[slug] for slug in slugs(suppliers(client, "orthodox", **query))]

    assert order(sort="near", near=ILAM) == [ILAM, KATHMANDU, KAILALI]
    assert order(sort="near", near=KAILALI) == [KAILALI, KATHMANDU, ILAM]
    assert order(sort="reply") == [KAILALI, ILAM, KATHMANDU]
    assert order(sort="near", near=ILAM, per_page=1, page=2) == [KATHMANDU]


def test_facets_count_suppliers(client: TestClient, firms: dict[int, Seller]) -> None:
    facets = suppliers(client, "orthodox", district=ILAM)["meta"]["facets"]
    assert {each["id"]: each["count"] for each in facets["districts"]} == {
        ILAM: 1,
        KATHMANDU: 1,
        KAILALI: 1,
    }
    assert facets["verified"]["count"] == 1
    (category,) = facets["categories"]
    assert (category["slug"], category["count"]) == ("tea", 1)
    (unit,) = facets["units"]
    assert (unit["code"], unit["count"]) == ("kg", 1)
    assert facets["price"]["unit"] is None


def test_an_empty_list_names_the_filter_to_remove(
    client: TestClient, firms: dict[int, Seller]
) -> None:
    found = suppliers(client, "orthodox", district=KAILALI, verified=True)
    assert found["data"] == []
    without = {
        each["filter"]: each["count"] for each in found["meta"]["help"]["without"]
    }
    assert without == {"district": 2, "verified": 1}
