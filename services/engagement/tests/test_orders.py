"""An order from the accepted quote to its end."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.engagement import OrderStatusChanged
from engagement.notifications.models import Notification
from engagement.orders import jobs
from engagement.orders.models import history
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from .market import BUYER, BUYER_ID
from .trade import PAYMENT, at, placed

STRANGER = bearer(new_id(), "seller")


def kinds(database: Database, user_id: Any) -> list[str]:
    with database.session() as session:
        theirs = select(Notification.kind).where(Notification.user_id == user_id)
        return list(session.exec(theirs).all())


def links(database: Database, user_id: Any, kind: str) -> list[str]:
    with database.session() as session:
        theirs = select(Notification.link).where(
            Notification.user_id == user_id, Notification.kind == kind
        )
        return list(session.exec(theirs).all())


def end_due_after(database: Database, days: float) -> None:
    with ahead(days=days), database.session() as session:
        jobs.end_due(session)


def test_an_accepted_quote_is_an_order_with_all_that_was_agreed(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database, payment={"advance_pct": 30, "credit_days": 15})

    order = deal.get()

    assert order["number"].startswith("HO-")
    assert (order["status"], order["role"]) == ("placed", "buyer")
    line = order["lines"][0]
    assert (line["name"], line["spec"]) == ("Carton", "5 ply, 180 gsm")
    assert (line["quantity"], line["unit_price"]) == ("3000", "45.50")
    assert order["totals"] == {
        **{"goods": "136500.00", "vat": "17745.00", "freight": "4500.00"},
        "landed": "158745.00",
    }
    seller, buyer = order["parties"]["seller"], order["parties"]["buyer"]
    assert (seller["name"], seller["pan_number"]) == ("Himal Packaging", "601234567")
    assert (seller["address"], seller["phone_number"]) == ("Balaju 16", "+97714350001")
    assert (buyer["name"], buyer["phone_number"]) == ("Sita Gurung", "+9779841234567")
    assert order["place"]["address"] == "Ward 6, Lakeside"
    assert (order["advance_pct"], order["credit_days"]) == (30, 15)


def test_each_transition_has_its_history_and_its_event(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")

    steps = ["placed", "confirmed", "delivered", "received", "closed"]
    assert [row["to_status"] for row in deal.get()["history"]] == steps
    with database.session() as session:
        events = recorded(session, OrderStatusChanged)
    assert [event.to_status for event in events] == steps
    assert [event.version for event in events] == sorted(
        {event.version for event in events}
    )


def test_both_sides_list_it_and_strangers_read_nothing(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)

    for side, who in (("buyer", BUYER), ("seller", deal.seller)):
        body = client.get(f"/api/orders?as={side}&status=placed", headers=who).json()
        assert [row["id"] for row in body["data"]] == [deal.order_id]
        assert body["meta"]["counts"]["placed"] == 1
    path = f"/api/orders/{deal.order_id}"
    assert client.get(path, headers=STRANGER).status_code == 404
    for verb, form in (("confirm", {}), ("cancel", {}), ("payments", PAYMENT)):
        answer = client.post(f"{path}/{verb}", json=form, headers=STRANGER)
        assert answer.status_code == 404
    assert client.get("/api/orders?as=seller", headers=STRANGER).json()["data"] == []


def test_a_refusal_has_a_reason_that_the_buyer_reads(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    assert deal.call("seller", "refuse", reason="").status_code == 422

    deal.did("seller", "refuse", reason="No stock until May")

    assert deal.get()["reason"] == "No stock until May"
    assert "order_refused" in kinds(database, BUYER_ID)
    link = f"/buyer/orders/{deal.order_id}"
    assert links(database, BUYER_ID, "order_refused") == [link]


@pytest.mark.parametrize("role", ["buyer", "seller"])
def test_either_side_cancels_before_the_confirmation(
    client: TestClient, database: Database, role: str
) -> None:
    deal = placed(client, database)

    assert deal.did(role, "cancel", reason="By mistake")["status"] == "cancelled"


@pytest.mark.parametrize(
    ("first", "second"), [("buyer", "seller"), ("seller", "buyer")]
)
def test_after_the_confirmation_both_sides_cancel(
    client: TestClient, database: Database, first: str, second: str
) -> None:
    deal = at(client, database, "confirmed")

    for _ in range(2):
        requested = deal.did(first, "cancel", reason="The shop closes")
        assert requested["status"] == "confirmed"
    assert requested["cancel_requested_by"] == first
    deal.did(second, "cancellation/decline")
    assert deal.get()["cancel_requested_by"] is None
    deal.did(first, "cancel", reason="The shop closes")
    cancelled = deal.did(second, "cancel")

    assert cancelled["status"] == "cancelled"
    assert cancelled["reason"] == "The shop closes"


def test_a_dispute_ends_when_the_buyer_closes_the_order(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "disputed")
    assert deal.call("seller", "close").status_code == 404

    assert deal.did("buyer", "close")["status"] == "closed"


def test_the_seller_is_reminded_once_to_confirm(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    for _ in range(2):
        with database.session() as session:
            jobs.remind_to_confirm(session)
    assert "order_unconfirmed" not in kinds(database, deal.firm.owner_id)

    for _ in range(2):
        with ahead(days=10), database.session() as session:
            jobs.remind_to_confirm(session)

    assert kinds(database, deal.firm.owner_id).count("order_unconfirmed") == 1


def test_without_a_report_it_is_received_and_then_closed(
    client: TestClient, database: Database
) -> None:
    """After seven days, and after another seven."""
    deal = at(client, database, "delivered")

    for days, before, status in (
        (7, "delivered", "received"),
        (14, "received", "closed"),
    ):
        end_due_after(database, days - 0.5)
        assert deal.get()["status"] == before
        end_due_after(database, days)
        assert deal.get()["status"] == status
        for user_id in (BUYER_ID, deal.firm.owner_id):
            assert kinds(database, user_id).count(f"order_{status}_by_time") == 1

    assert deal.get()["lines"][0]["received"] == "3000"


def test_an_award_is_not_revoked_under_a_confirmed_order(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")
    url = f"/api/requirements/{deal.requirement_id}"

    answer = client.post(url, json={"status": "open"}, headers=BUYER)

    assert answer.status_code == 409
    assert deal.get()["status"] == "confirmed"


def test_a_revoked_award_cancels_the_order_that_nobody_confirmed(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    url = f"/api/requirements/{deal.requirement_id}"

    assert client.post(url, json={"status": "open"}, headers=BUYER).status_code == 200

    assert deal.get()["status"] == "cancelled"


def test_the_history_names_who_changed_the_status(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "received")

    with database.session() as session:
        rows = session.execute(
            sa.select(history.c.role, history.c.by_user).order_by(history.c.id)
        ).all()
    seller = ("seller", deal.firm.owner_id)
    assert [tuple(row) for row in rows] == [
        *(("buyer", BUYER_ID), seller, seller),
        ("buyer", BUYER_ID),
    ]


def test_actions_without_content_need_no_body(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)

    for who, action in ((deal.seller, "confirm"), (BUYER, "cancel")):
        url = f"/api/orders/{deal.order_id}/{action}"
        assert client.post(url, headers=who).status_code == 200

    assert deal.get()["cancel_requested_by"] == "buyer"
