"""Dashboards count orders: open, waiting for this side, and what they are worth."""

from decimal import Decimal
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders.models import table
from engagement.orders.transitions import OPEN, VALID, OrderStatus
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.clock import ahead

from .figures import check_links, figures, home, rows_behind
from .market import BUYER
from .trade import PAYMENT, at

LANDED = Decimal("158745.00")
WAITS_FOR = {
    "seller": {"placed", "confirmed", "part_delivered", "short"},
    "buyer": {"part_delivered", "delivered", "disputed"},
}


def worth(data: dict[str, Any]) -> dict[str, Any]:
    return {one["key"]: one for one in data["worth"]}


@pytest.mark.parametrize("status", OrderStatus)
def test_an_order_counts_on_both_dashboards_by_its_status(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)
    for side in ("buyer", "seller"):
        data = home(client, deal.side(side), side)
        check_links(client, deal.side(side), data)
        is_waiting = status in WAITS_FOR[side]
        assert figures(data)["orders_open"][0] == (status in OPEN)
        assert figures(data)["orders_waiting"] == (is_waiting, None)
        todo = [one for one in data["todo"] if one["kind"] == "orders"]
        assert [one["count"] for one in todo] == [1] * is_waiting
        ordered = worth(data)["ordered"]
        assert Decimal(ordered["value"]) == LANDED * (status in VALID)
        behind = rows_behind(client, deal.side(side), ordered["link"])
        assert behind == (status in VALID)


def test_the_task_names_the_partner_and_opens_the_order(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "delivered")

    (todo,) = home(client, BUYER, "buyer")["todo"]

    assert todo["link"] == "/buyer/orders?waiting=true"
    (item,) = todo["items"]
    assert (item["who"], item["title"]) == ("Himal Packaging", "Cartons, 5 ply")
    assert item["link"] == f"/buyer/orders/{deal.order_id}"
    assert (item["step"], item["group"]) == ("confirm_receipt", "week")
    assert Decimal(item["amount"]) == LANDED


@pytest.mark.parametrize(
    ("author", "partner"), [("buyer", "seller"), ("seller", "buyer")]
)
@pytest.mark.parametrize("path", ["payments", "cancel"])
def test_a_payment_note_or_a_cancellation_waits_for_the_other_side(
    client: TestClient, database: Database, author: str, partner: str, path: str
) -> None:
    status = "received" if path == "payments" else "confirmed"
    deal = at(client, database, status)
    before = {
        side: figures(home(client, deal.side(side), side))["orders_waiting"][0]
        for side in ("buyer", "seller")
    }

    deal.did(author, path, **(PAYMENT if path == "payments" else {}))

    after = {
        side: figures(home(client, deal.side(side), side))["orders_waiting"][0]
        for side in ("buyer", "seller")
    }
    assert after == {**before, partner: 1}


def test_the_value_is_of_the_chosen_days_and_compared_with_those_before(
    client: TestClient, database: Database
) -> None:
    at(client, database, "confirmed")
    with ahead(days=8):
        at(client, database, "placed")
        data = home(client, BUYER, "buyer", 7)
    ordered = worth(data)["ordered"]

    assert (ordered["value"], ordered["before"]) == ("158745.00", "158745.00")
    assert ordered["currency"] == "NPR"
    with ahead(days=8):
        assert rows_behind(client, BUYER, ordered["link"]) == 1


def test_open_orders_at_the_start_of_the_period_use_the_history(
    client: TestClient, database: Database
) -> None:
    at(client, database, "confirmed")
    with ahead(days=31):
        assert figures(home(client, BUYER, "buyer"))["orders_open"] == (1, 1)
    with database.session() as session:
        session.execute(sa.update(table).values(status="closed", updated_at=now()))
    with ahead(days=31):
        assert figures(home(client, BUYER, "buyer"))["orders_open"] == (0, 1)
