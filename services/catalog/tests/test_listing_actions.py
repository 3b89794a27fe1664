"""A bulk action: products that fail have a reason, the others are changed."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import ProductRange
from catalog.sellers.models import Seller
from contracts.catalog import ProductUpdated
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded, written_together

from . import factories

URL = "/api/products/actions"


def products(database: Database, firm: Seller, *, of: int, **known: Any) -> list[str]:
    with database.session() as session:
        unit = factories.unit(session, f"u-{new_id().hex[-10:]}")
        known |= {"unit_id": unit.id}
        return [str(factories.product(session, firm, **known).id) for _ in range(of)]


def act(client: TestClient, firm: Seller, **form: Any) -> dict[str, Any]:
    answer = client.post(URL, json=form, headers=factories.as_owner(firm))
    assert answer.status_code == 200, answer.text
    done: dict[str, Any] = answer.json()["data"]
    return done


def test_bulk_publishing_stops_at_the_limit_of_the_tier(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids = products(database, firm, of=12, status="draft", published_at=None)
    done = act(client, firm, ids=ids, action="publish")
    with database.session() as session:
        assert written_together(session, "products")
    assert len(done["changed"]) == 10
    assert [row["message"] for row in done["failed"]] == [
        "The Free Tier allows 10 published products."
    ] * 2
    assert {*done["changed"], *(row["id"] for row in done["failed"])} == set(ids)


def test_bulk_actions_on_other_or_unknown_products_fail_without_effect(
    client: TestClient, database: Database, firm: Seller
) -> None:
    others = products(database, factories.seller(database), of=1)
    mine = products(database, firm, of=1)
    ids = [*mine, *others, str(UUID(int=7))]
    done = act(client, firm, ids=ids, action="archive")
    assert done["changed"] == mine
    assert [row["message"] for row in done["failed"]] == ["Not found."] * 2


def test_a_percentage_raises_prices_and_tiers(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tiers = [{"min_qty": 10, "price": "88.00"}]
    priced = products(database, firm, of=1, price="99.99", price_tiers=tiers)
    unpriced = products(database, firm, of=1, price=None)
    form = {"ids": priced + unpriced, "action": "price_percent", "percent": "-12.5"}
    done = act(client, firm, **form)
    assert done["changed"] == priced
    assert done["failed"][0]["message"] == "This product’s price is on request."
    head = factories.as_owner(firm)
    row = client.get(f"/api/products/{priced[0]}", headers=head).json()["data"]
    assert row["price"] == "87.49"
    assert row["price_tiers"] == [{"min_qty": 10, "price": "77.00"}]
    with database.session() as session:
        prices = [str(event.price) for event in recorded(session, ProductUpdated)]
    assert prices == ["87.49"]


def test_a_retried_action_is_applied_once(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids = products(database, firm, of=1, price="100")
    head = {**factories.as_owner(firm), "Idempotency-Key": "once"}
    form = {"ids": ids, "action": "price_percent", "percent": 10}
    answers = [client.post(URL, json=form, headers=head).json() for _ in range(2)]
    assert answers[0] == answers[1]
    row = client.get(f"/api/products/{ids[0]}", headers=head).json()["data"]
    assert row["price"] == "110.00"


def test_a_bulk_action_sets_category_and_range(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids = products(database, firm, of=2)
    with database.session() as session:
        tea = factories.category(session, "tea")
        group = ProductRange(seller_id=firm.id, name="Tea", slug="tea")
        session.add(group)
    act(client, firm, ids=ids, action="set_category", category_id=str(tea.id))
    act(client, firm, ids=ids, action="set_range", product_range_id=str(group.id))
    head = factories.as_owner(firm)
    wanted = {"category_id": str(tea.id), "range_id": str(group.id), "q": "tea"}
    found = client.get("/api/products", params=wanted, headers=head).json()
    assert {row["id"] for row in found["data"]} == set(ids)


@pytest.mark.parametrize(
    "form",
    [
        {"action": "price_percent"},
        {"action": "price_percent", "percent": 0},
        {"action": "price_percent", "percent": -96},
        {"action": "set_category"},
        {"action": "set_category", "category_id": str(UUID(int=7))},
        {"action": "set_range", "product_range_id": str(UUID(int=7))},
        {"action": "delete"},
        {"action": "publish", "ids": []},
        {"action": "publish", "ids": [str(UUID(int=n)) for n in range(101)]},
    ],
)
def test_an_invalid_action_is_refused(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    body = {"ids": [str(UUID(int=8))], **form}
    answer = client.post(URL, json=body, headers=factories.as_owner(firm))
    assert answer.status_code == 422
