"""Deliveries, receipts, shortages and payments of an order."""

from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import today
from servicekit.db import Database

from .trade import PAYMENT, SHORT, at, placed


def test_a_delivery_never_has_more_than_is_open(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "part_delivered")

    answer = deal.send("2000.5")

    assert answer.status_code == 422
    reason = answer.json()["reasons"]["items.0.quantity"]
    assert reason == {"code": "more_than_open", "params": {"max": "2000"}}
    assert deal.send("2000").json()["data"]["status"] == "delivered"
    assert deal.send("1").status_code == 409


def test_one_key_makes_one_delivery(client: TestClient, database: Database) -> None:
    deal = at(client, database, "confirmed")
    form = {"items": [{"line_id": deal.line_id, "quantity": "10"}], "vehicle": "Ba 2"}
    headers = {**deal.seller, "Idempotency-Key": "challan"}

    url = f"/api/orders/{deal.order_id}/deliveries"
    answers = [client.post(url, json=form, headers=headers) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 201]
    (delivery,) = deal.get()["deliveries"]
    assert delivery["number"].endswith("-1")
    assert delivery["vehicle"] == "Ba 2"


def test_received_short_needs_a_reason_and_a_request(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "delivered")

    vague = deal.receive(received="2990").json()["reasons"]
    more = deal.receive(received="3001").json()["reasons"]

    assert set(vague) == {"items.0.reason", "items.0.request"}
    assert more["items.0.received"]["params"] == {"max": "3000"}
    assert deal.get()["status"] == "delivered"


def test_a_credit_has_the_vat_and_settles_the_order(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "short")
    (shortage,) = deal.get()["shortages"]

    # 10 of 3,000 cartons at 45.50 with 13 % VAT.
    assert (shortage["quantity"], shortage["amount"]) == ("10", "514.15")
    item = {"shortage_id": shortage["id"], "settlement": "credit"}
    settled = deal.did("seller", "settle", items=[item])

    assert settled["status"] == "received"
    assert settled["lines"][0]["credited"] == "10"
    assert deal.call("seller", "settle", items=[item]).status_code == 409


def test_what_is_sent_again_is_delivered_and_received(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "short")
    (shortage,) = deal.get()["shortages"]

    item = {"shortage_id": shortage["id"], "settlement": "send_again"}
    opened = deal.did("seller", "settle", items=[item])
    assert opened["status"] == "part_delivered"
    assert opened["lines"][0]["open"] == "10"
    assert deal.send("10").json()["data"]["status"] == "delivered"
    received = deal.receive(2).json()["data"]

    assert received["status"] == "received"
    assert received["lines"][0]["received"] == "3000"


@pytest.mark.parametrize(
    ("author", "partner"), [("buyer", "seller"), ("seller", "buyer")]
)
def test_a_payment_is_confirmed_by_the_other_side_alone(
    client: TestClient, database: Database, author: str, partner: str
) -> None:
    deal = at(client, database, "confirmed")
    (payment,) = deal.did(author, "payments", **PAYMENT)["payments"]
    path = f"payments/{payment['id']}"

    assert deal.call(author, f"{path}/confirm").status_code == 409
    assert deal.call(partner, f"{path}/withdraw").status_code == 409
    (confirmed,) = deal.did(partner, f"{path}/confirm")["payments"]

    assert (confirmed["status"], confirmed["amount"]) == ("confirmed", "5000.00")
    assert deal.call(author, f"{path}/withdraw").status_code == 409


def test_a_payment_is_not_of_tomorrow_or_before_the_confirmation(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    assert deal.call("buyer", "payments", **PAYMENT).status_code == 409
    deal.did("seller", "confirm")

    form = {**PAYMENT, "paid_on": str(today() + timedelta(days=1))}
    answer = deal.call("buyer", "payments", **form)

    assert answer.json()["reasons"]["paid_on"]["code"] == "paid_in_future"


def test_a_short_receipt_is_not_the_last_one(
    client: TestClient, database: Database
) -> None:
    """The rest of a part delivery is sent after the shortage is settled."""
    deal = at(client, database, "part_delivered")
    short = deal.receive(**{**SHORT, "received": "990"}).json()["data"]
    assert short["status"] == "short"
    assert deal.send("100").status_code == 409

    item = {"shortage_id": short["shortages"][0]["id"], "settlement": "credit"}
    assert deal.did("seller", "settle", items=[item])["status"] == "part_delivered"
    assert deal.send("2000").json()["data"]["status"] == "delivered"
    assert deal.receive(2).json()["data"]["status"] == "received"
