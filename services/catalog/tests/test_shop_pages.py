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
