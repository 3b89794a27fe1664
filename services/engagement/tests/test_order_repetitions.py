"""A repeated call of an order, twenty at once, has its effect once (promise 9)."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database

from .reviewed import REVIEW, review_of, reviewed
from .trade import PAYMENT, Deal, at

PARALLEL = 20
BUSY = 503  # no connection was free: repeated by the caller
KEYED: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "delivery": ("confirmed", "seller", "deliveries", {"vehicle": "Ba 2 Kha 1234"}),
    "payment": ("confirmed", "buyer", "payments", PAYMENT),
    "note": ("disputed", "seller", "notes", {"text": "The truck was sealed"}),
    "review": ("closed", "buyer", "review", REVIEW),
    "reorder": ("closed", "buyer", "reorder", {}),
}
KEYLESS: dict[str, tuple[str, str, str, dict[str, Any], str]] = {
    "confirm": ("placed", "seller", "confirm", {}, "confirmed"),
    "refuse": ("placed", "seller", "refuse", {"reason": "No stock"}, "refused"),
    "cancel": ("placed", "buyer", "cancel", {}, "cancelled"),
    "dispute": ("received", "buyer", "dispute", {"reason": "Wrong print"}, "disputed"),
    "close": ("received", "buyer", "close", {}, "closed"),
}


def at_once(call: Callable[[], Any]) -> list[Any]:
    """The answers, without those of a moment in which no connection was free."""
    with ThreadPoolExecutor(PARALLEL) as pool:
        answers = list(pool.map(lambda _: call(), range(PARALLEL)))
    return [answer for answer in answers if answer.status_code != BUSY]


def sizes(deal: Deal) -> dict[str, int]:
    """How many rows of each kind both sides read."""
    order = deal.get()
    requirements = deal.client.get("/api/requirements", headers=deal.side("buyer"))
    drafts = [row["status"] for row in requirements.json()["data"]].count("draft")
    is_reviewed = order["status"] == "closed" and review_of(deal)["review"] is not None
    return {
        "delivery": len(order["deliveries"]),
        "payment": len(order["payments"]),
        "note": len(order["notes"]),
        "review": int(is_reviewed),
        "reorder": drafts,
    }


@pytest.mark.parametrize("kind", KEYED)
def test_one_key_makes_one_row(
    client: TestClient, database: Database, kind: str
) -> None:
    status, role, path, form = KEYED[kind]
    deal = at(client, database, status)
    if kind == "delivery":
        form = {**form, "items": [{"line_id": deal.line_id, "quantity": "10"}]}
    before = sizes(deal)
    headers = {**deal.side(role), "Idempotency-Key": "the same"}
    url = f"/api/orders/{deal.order_id}/{path}"

    answers = at_once(lambda: client.post(url, json=form, headers=headers))

    assert {answer.status_code for answer in answers} == {201}
    assert all(answer.json() == answers[0].json() for answer in answers)
    assert sizes(deal) == {**before, kind: before[kind] + 1}


def test_one_key_makes_one_reply(client: TestClient, database: Database) -> None:
    deal = reviewed(client, database, "pending")
    headers = {**deal.seller, "Idempotency-Key": "the same"}
    url = f"/api/orders/{deal.order_id}/review/reply"
    form = {"text": "Thank you."}

    answers = at_once(lambda: client.post(url, json=form, headers=headers))

    assert {answer.status_code for answer in answers} == {201}
    assert review_of(deal)["review"]["reply"] == "Thank you."


@pytest.mark.parametrize("kind", KEYLESS)
def test_a_change_of_status_is_made_once(
    client: TestClient, database: Database, kind: str
) -> None:
    status, role, path, form, to = KEYLESS[kind]
    deal = at(client, database, status)
    before = deal.get()["history"]

    answers = at_once(lambda: deal.call(role, path, **form))

    assert 200 in {answer.status_code for answer in answers}
    assert {answer.status_code for answer in answers} <= {200, 409}
    after = deal.get()
    assert after["status"] == to
    assert [row["to_status"] for row in after["history"]][len(before) :] == [to]


def test_a_delivery_is_received_once(client: TestClient, database: Database) -> None:
    deal = at(client, database, "delivered")
    before = len(deal.get()["history"])

    statuses = sorted(answer.status_code for answer in at_once(deal.receive))

    assert statuses.count(200) == 1
    assert set(statuses[1:]) <= {409}
    assert len(deal.get()["history"]) == before + 1
