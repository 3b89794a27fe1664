"""The lists of a shop: their order and their ranges."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import Product, ProductRange
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import settle

pytestmark = pytest.mark.search


def goods(database: Database, firm: Seller, *known: dict[str, Any]) -> list[Product]:
    with database.session() as session:
        shared = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        return [factories.product(session, firm, **shared, **each) for each in known]


def listed(client: TestClient, firm: Seller, **params: Any) -> dict[str, Any]:
    answer = client.get(f"/api/webui/seller/{firm.slug}/products", params=params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def slugs(client: TestClient, firm: Seller, **params: Any) -> list[str]:
    return [row["slug"] for row in listed(client, firm, **params)["data"]]


def test_popular_products_are_first_then_the_oldest(
    client: TestClient, database: Database, firm: Seller
) -> None:
    wanted = {"third": 0, "second": 3, "first": 70_000}
    known = [{"slug": name, "enquiry_count": n} for name, n in wanted.items()]
    made = goods(database, firm, *known, {"slug": "draft", "status": "draft"})
    settle(client)
    found = listed(client, firm)
    assert [row["slug"] for row in found["data"]] == ["first", "second", "third"]
    assert found["meta"]["total"] == 3
    assert slugs(client, firm, per_page=2, page=2) == ["third"]
    card = found["data"][0]
    assert (card["id"], card["seller"]["slug"]) == (str(made[2].id), firm.slug)
    assert {"price", "unit", "category", "moq", "image"} <= card.keys()


def test_the_list_is_filtered_by_a_range_or_by_none(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        tea = ProductRange(seller_id=firm.id, name="Tea", slug="tea-range")
        session.add(tea)
    in_it = {"slug": "in-it", "product_range_id": tea.id}
    goods(database, firm, in_it, {"slug": "beside"})
    settle(client)
    assert slugs(client, firm, group="tea-range") == ["in-it"]
    assert slugs(client, firm, group="more-products") == ["beside"]
    assert slugs(client, firm, group="nobody's") == []
    assert sorted(slugs(client, firm)) == ["beside", "in-it"]


def tea_and_rice(client: TestClient, database: Database, firm: Seller) -> None:
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        shared = {"unit_id": factories.unit(session).id}
        tea = factories.category(session, "tea", parent=food).id
        rice = factories.category(session, "rice", parent=food).id
        known: list[dict[str, Any]] = [
            {"slug": "green", "name": "Green tea", "category_id": tea, "price": 900},
            {"slug": "black", "name": "Black tea", "category_id": tea, "price": 400},
            {"slug": "jeera", "name": "Jeera rice", "category_id": rice, "price": 90},
        ]
        for each in known:
            factories.product(session, firm, **shared, **each)
    neighbour = factories.seller(database)
    goods(database, neighbour, {"slug": "theirs", "name": "White tea", "price": 100})
    settle(client)


@pytest.mark.parametrize(
    ("params", "found"),
    [
        ({"q": "tea", "sort": "price_asc"}, ["black", "green"]),
        ({"category": "rice"}, ["jeera"]),
        ({"price_min": 100, "price_max": 500}, ["black"]),
        ({"sort": "price_desc"}, ["green", "black", "jeera"]),
        ({"q": "tea", "price_max": 100}, []),
        ({"category": "no-such-category"}, []),
    ],
)
def test_the_products_of_a_shop_are_filtered_as_a_search(
    client: TestClient,
    database: Database,
    firm: Seller,
    params: dict[str, Any],
    found: list[str],
) -> None:
    tea_and_rice(client, database, firm)
    assert slugs(client, firm, **params) == found


def test_facets_and_hints_count_only_the_products_of_the_shop(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea_and_rice(client, database, firm)
    facets = listed(client, firm)["meta"]["facets"]
    counts = {each["slug"]: each["count"] for each in facets["categories"]}
    assert (counts["tea"], counts["rice"]) == (2, 1)
    assert (facets["price"]["min"], facets["price"]["max"]) == ("90.00", "900.00")

    hints = listed(client, firm, q="tea", price_max=100)["meta"]["help"]["without"]
    assert hints == [{"filter": "price", "count": 2}]


def test_a_search_in_a_shop_has_the_same_results(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea_and_rice(client, database, firm)
    path = f"/api/webui/seller/{firm.slug}/search"
    answer = client.get(path, params={"q": "tea", "price_max": 500})
    assert [row["slug"] for row in answer.json()["data"]] == ["black"]
    assert client.get(path, params={"q": ""}).json()["data"] == []
    assert client.get(path, params={"q": "zzzz"}).json()["data"] == []
