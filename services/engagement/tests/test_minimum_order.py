"""An enquiry below the minimum order is sent, and both sides see it."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductUpdated
from engagement.commands import service
from engagement.replicas.products.models import Product
from servicekit.db import Database
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, as_seller


def sent(
    client: TestClient, database: Database, amount: dict[str, Any], **goods: Any
) -> list[Any]:
    """The minimum order that each of both sides sees."""
    firm = factories.seller(database)
    leaf = factories.category(database, slug=goods.pop("category", "tea"))
    product = factories.product(
        *(database, firm.seller_id), category_id=leaf.category_id, **goods
    )
    form = factories.form(leaf.category_id, product_id=str(product.product_id))
    url = f"/api/webui/seller/{firm.slug}/contactseller"
    answer = client.post(url, json={**form, **amount}, headers=bearer(BUYER_ID))
    assert answer.status_code == 201, answer.text
    path = f"/api/enquiries/{answer.json()['data']['id']}"
    sides = (BUYER, as_seller(firm))
    answers = [client.get(path, headers=who).json()["data"] for who in sides]
    return [data["minimum_order"] for data in answers]


@pytest.mark.parametrize(
    ("amount", "goods"),
    [
        ({"quantity": 5, "unit": "bag"}, {"moq": 100, "unit": "bag"}),
        ({"quantity": 5}, {"moq": 100, "unit": "bag"}),
        # Two bags of cement weigh 100 kg: one tonne is the least.
        (
            {"quantity": 2, "unit": "bag"},
            {"moq": 1, "unit": "t", "category": "opc-cement"},
        ),
        ({"quantity": 900, "unit": "g"}, {"moq": 1, "unit": "kg"}),
    ],
)
def test_both_sides_see_that_it_is_below(
    client: TestClient,
    database: Database,
    amount: dict[str, Any],
    goods: dict[str, Any],
) -> None:
    least = {"quantity": goods["moq"], "unit": goods["unit"]}
    assert sent(client, database, amount, **goods) == [least, least]


@pytest.mark.parametrize(
    ("amount", "goods"),
    [
        ({"quantity": 100, "unit": "bag"}, {"moq": 100, "unit": "bag"}),
        ({"quantity": 1, "unit": "t"}, {"moq": 1000, "unit": "kg"}),
        # Nobody can say how many rolls a kilogram is.
        ({"quantity": 1, "unit": "roll"}, {"moq": 10, "unit": "kg"}),
        ({}, {"moq": 10, "unit": "kg"}),
        ({"quantity": 1, "unit": "kg"}, {"moq": None, "unit": "kg"}),
    ],
)
def test_otherwise_nothing_is_stated(
    client: TestClient,
    database: Database,
    amount: dict[str, Any],
    goods: dict[str, Any],
) -> None:
    assert sent(client, database, amount, **goods) == [None, None]


def test_catalog_publishes_the_minimum_order(database: Database) -> None:
    product = factories.product(database, factories.seller(database).seller_id)
    changed = {**product.model_dump(), "version": 2, "moq": 25}
    deliver(database, service, ProductUpdated.model_validate(changed))
    with database.session() as session:
        assert session.get_one(Product, product.product_id).moq == 25
