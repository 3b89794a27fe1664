"""An order in which nothing happens ends, and blocks no account for longer."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.engagement import OrderStatusChanged
from engagement.orders import jobs
from engagement.orders.inactivity import ENDS_IN
from engagement.orders.models import Order
from engagement.orders.transitions import ORDER
from servicekit.clock import today
from servicekit.db import Database
from servicekit.testing.clock import ahead
from servicekit.testing.events import recorded

from .market import BUYER_ID
from .test_order_suspension import ACTS
from .test_orders import kinds
from .trade import PAYMENT, Deal, at, placed

WRITES: dict[str, Any] = {
    "a payment note": lambda deal: deal.did("buyer", "payments", **PAYMENT),
    "a request to cancel": lambda deal: deal.did("buyer", "cancel", reason="Closing"),
    "a message": lambda deal: message(deal),
}


def matches(deal: Deal) -> list[str]:
    url = f"/api/requirements/{deal.requirement_id}/matches"
    rows = deal.client.get(url, headers=deal.side("buyer")).json()["data"]
    return [row["id"] for row in rows]


def message(deal: Deal) -> None:
    (lead,) = matches(deal)
    url = f"/api/conversations/{lead}/messages"
    form = {"body": "We need two more weeks"}
    answer = deal.client.post(url, json=form, headers=deal.side("buyer"))
    assert answer.is_success, answer.text


def run(database: Database) -> None:
    with database.session() as session:
        jobs.remind_to_confirm(session)
        jobs.remind_of_inactivity(session)
        jobs.end_inactive(session)


def test_the_seller_has_two_working_days_to_confirm(
    client: TestClient, database: Database
) -> None:
    placed(client, database)
    with database.session() as session:
        (order,) = session.exec(select(Order)).all()

    # At least until the evening of the next day; at most over a Saturday.
    assert (
        timedelta(hours=32) <= order.remind_at - order.created_at <= timedelta(days=3)
    )


@pytest.mark.parametrize("status", ENDS_IN)
def test_an_order_without_activity_ends_after_ninety_days(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)
    to = ENDS_IN[status]
    assert to in ORDER.allowed(status, "system")

    with ahead(days=89):
        run(database)
        assert deal.get()["status"] == status
    with ahead(days=100):
        run(database)

    order = deal.get()
    assert (order["status"], order["reason"]) == (to, "Nothing happened for 90 days")
    assert (order["history"][-1]["role"], order["due_at"]) == ("system", None)
    for user_id in (BUYER_ID, deal.firm.owner_id):
        assert kinds(database, user_id).count(f"order_{to}_inactive") == 1
    with database.session() as session:
        *_, event = recorded(session, OrderStatusChanged)
    assert (event.to_status, event.is_open) == (to, False)


@pytest.mark.parametrize("status", ["placed", "confirmed"])
def test_both_sides_are_reminded_thirty_and_seven_days_before(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)
    reminded = []
    for days in (50, 65, 66, 75, 88, 89):
        with ahead(days=days):
            run(database)
        sides = (BUYER_ID, deal.firm.owner_id)
        reminded.append(
            [kinds(database, user).count("order_inactive") for user in sides]
        )

    assert reminded == [[0, 0], [1, 1], [1, 1], [1, 1], [2, 2], [2, 2]]


def test_the_time_counts_from_the_agreed_day_of_delivery(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database, delivery_days=60)
    deal.did("seller", "confirm")

    with ahead(days=140):
        run(database)
        assert deal.get()["status"] == "confirmed"
    with ahead(days=151):
        run(database)
        assert deal.get()["status"] == "cancelled"


@pytest.mark.parametrize("what", WRITES)
def test_any_activity_begins_the_time_again(
    client: TestClient, database: Database, what: str
) -> None:
    deal = at(client, database, "confirmed")
    with ahead(days=85):
        WRITES[what](deal)

    with ahead(days=160):
        run(database)
        assert deal.get()["status"] == "confirmed"
    with ahead(days=176):
        run(database)
        assert deal.get()["status"] == "cancelled"


def test_goods_on_their_way_are_received_with_the_end(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "part_delivered")

    with ahead(days=91):
        run(database)

    order = deal.get()
    assert [row["status"] for row in order["deliveries"]] == ["received"]
    assert order["balance"]["amount"] == "52915.00"
    assert order["balance"]["due_on"] > str(today())


@pytest.mark.parametrize("side", ACTS)
def test_an_order_with_a_suspended_side_ends_too(
    client: TestClient, database: Database, side: str
) -> None:
    deal = at(client, database, "confirmed")
    begin, _ = ACTS[side]
    begin(database, deal)

    with ahead(days=91):
        run(database)

    assert deal.get("seller" if side == "buyer" else "buyer")["status"] == "cancelled"
