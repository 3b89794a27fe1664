"""Every transition of the tables, by each role, through HTTP."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from engagement.orders import jobs
from engagement.orders.lifecycle import change_status, locked
from engagement.orders.transitions import (
    DELIVERY,
    ORDER,
    PAYMENT,
    DeliveryStatus,
    OrderStatus,
    PaymentStatus,
)
from servicekit.db import Database
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from .market import BUYER_ID
from .trade import PAYMENT as NOTE
from .trade import SHORT, Deal, at

ROLES = ("buyer", "seller")
# Which call leads to which status.
VERBS: dict[str, tuple[str, dict[str, Any]]] = {
    "confirmed": ("confirm", {}),
    "refused": ("refuse", {"reason": "No stock"}),
    "cancelled": ("cancel", {}),
    "disputed": ("dispute", {"reason": "Wrong print"}),
    "closed": ("close", {}),
}
SAME = {"confirmed": "seller", "closed": "buyer"}


@pytest.mark.parametrize("status", OrderStatus)
def test_a_call_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)
    for role in ROLES:
        for to, (path, form) in VERBS.items():
            answer = deal.call(role, path, **form)
            is_allowed = to in ORDER.allowed(status, role)
            is_again = status == to and SAME.get(to) == role
            expected = {200} if is_allowed or is_again else {403, 404, 409}
            assert answer.status_code in expected, (status, role, to, answer.text)
            if answer.status_code == 409:
                allowed = answer.json()["data"]["allowed_statuses"]
                assert allowed == ORDER.allowed(status, role)
            if is_allowed:
                deal = at(client, database, status)
            else:
                assert deal.get()["status"] == status


def test_an_account_with_both_roles_acts_for_its_own_side(
    client: TestClient, database: Database
) -> None:
    new, received = (at(client, database, status) for status in ("placed", "received"))
    calls = [(new, BUYER_ID, to) for to in ("confirmed", "refused")]
    calls.append((received, received.firm.owner_id, "closed"))

    for deal, user_id, to in calls:
        path, form = VERBS[to]
        url = f"/api/orders/{deal.order_id}/{path}"
        answer = client.post(url, json=form, headers=bearer(user_id, *ROLES))
        assert answer.status_code == 404, (to, answer.text)

    assert (new.get()["status"], received.get()["status"]) == ("placed", "received")


@pytest.mark.parametrize("to", OrderStatus)
@pytest.mark.parametrize("status", OrderStatus)
def test_the_system_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str, to: str
) -> None:
    deal = at(client, database, status)
    is_allowed = to in ORDER.allowed(status, "system")

    with database.session() as session:
        order = locked(session, UUID(deal.order_id))
        assert order is not None
        if is_allowed:
            change_status(session, order, to, "system")
        else:
            with pytest.raises(TransitionNotAllowed):
                change_status(session, order, to, "system")

    assert deal.get()["status"] == (to if is_allowed else status)


def deliver(deal: Deal, role: str) -> Any:
    items = [{"line_id": deal.line_id, "quantity": "1"}]
    return deal.call(role, "deliveries", items=items)


def receive(deal: Deal, role: str) -> Any:
    sent = deal.get()["deliveries"]
    delivery = sent[0]["id"] if sent else deal.order_id
    line = {"line_id": deal.line_id, **SHORT, "received": "1"}
    return deal.call(role, f"deliveries/{delivery}/receipt", items=[line])


def settle(deal: Deal, role: str) -> Any:
    missing = deal.get()["shortages"]
    shortage = missing[0]["id"] if missing else deal.order_id
    item = {"shortage_id": shortage, "settlement": "send_again"}
    return deal.call(role, "settle", items=[item])


# What changes quantities: where it is allowed, and for whom.
QUANTITIES = {
    deliver: ("seller", {"confirmed", "part_delivered"}),
    receive: ("buyer", {"part_delivered", "delivered"}),
    settle: ("seller", {"short"}),
}


@pytest.mark.parametrize("status", OrderStatus)
def test_quantities_change_where_the_table_has_a_way_on(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)
    for act, (may, where) in QUANTITIES.items():
        for role in ROLES:
            answer = act(deal, role)
            is_allowed = role == may and status in where
            assert answer.is_success == is_allowed, (status, role, answer.text)
            after = deal.get()["status"]
            if is_allowed:
                assert after == status or after in ORDER.allowed(status, role)
                deal = at(client, database, status)
            else:
                assert answer.status_code in {403, 404, 409}
                assert after == status


@pytest.mark.parametrize("status", DeliveryStatus)
@pytest.mark.parametrize("role", ROLES)
def test_a_delivery_changes_as_its_table_allows(
    client: TestClient, database: Database, status: str, role: str
) -> None:
    """Of a part delivery: the order is not received by it."""
    for to, received in (("received", "1000"), ("short", "990")):
        deal = at(client, database, "part_delivered")
        if status != "sent":
            arrived = "1000" if status == "received" else "980"
            deal.receive(**{**SHORT, "received": arrived})
        if status == "short":
            shortage = {"shortage_id": deal.get()["shortages"][0]["id"]}
            deal.did("seller", "settle", items=[{**shortage, "settlement": "credit"}])
        assert deal.get()["deliveries"][0]["status"] == status

        path = f"deliveries/{deal.get()['deliveries'][0]['id']}/receipt"
        line = {"line_id": deal.line_id, **SHORT, "received": received}
        answer = deal.call(role, path, items=[line])

        is_allowed = to in DELIVERY.allowed(status, role)
        expected = {200} if is_allowed else {404, 409}
        assert answer.status_code in expected, (status, role, to, answer.text)
        after = deal.get()["deliveries"][0]["status"]
        assert after == (to if is_allowed else status)


def test_a_delivery_that_nobody_reports_is_received_by_time(
    client: TestClient, database: Database
) -> None:
    assert DELIVERY.allowed("sent", "system") == ["received"]
    deal = at(client, database, "delivered")

    with ahead(days=8), database.session() as session:
        jobs.end_due(session)

    assert deal.get()["deliveries"][0]["status"] == "received"


PAYMENT_VERBS = {"confirmed": "confirm", "denied": "deny", "withdrawn": "withdraw"}


@pytest.mark.parametrize("status", PaymentStatus)
@pytest.mark.parametrize("author", ROLES)
def test_a_payment_changes_as_its_table_allows(
    client: TestClient, database: Database, status: str, author: str
) -> None:
    deal = at(client, database, "confirmed")
    for role in ROLES:
        side = "author" if role == author else "partner"
        for to, verb in PAYMENT_VERBS.items():
            path = f"payments/{_note(deal, author, status)}"
            answer = deal.call(role, f"{path}/{verb}")
            is_allowed = to in PAYMENT.allowed(status, side)
            is_again = status == to
            expected = 200 if is_allowed or is_again else 409
            assert answer.status_code == expected, (status, role, to, answer.text)


def _note(deal: Deal, author: str, status: str) -> str:
    payment: str = deal.did(author, "payments", **NOTE)["payments"][-1]["id"]
    partner = "seller" if author == "buyer" else "buyer"
    if status != "noted":
        role = author if status == "withdrawn" else partner
        deal.did(role, f"payments/{payment}/{PAYMENT_VERBS[status]}")
    return payment
