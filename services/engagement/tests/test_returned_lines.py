"""Whoever cancels an undelivered order, its lines are open again."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import Seller

from .market import BUYER, BUYER_ID, as_seller
from .split_award import Split, requested
from .test_awards import order_of, quote_of
from .test_deals import leave
from .test_disputes import ADMIN


@pytest.fixture
def split(client: TestClient, database: Any) -> Split:
    return requested(client, database)


def do(split: Split, *steps: tuple[str, Any, dict[str, str]]) -> None:
    for path, form, who in steps:
        answer = split.client.post(f"/api/{path}", json=form, headers=who)
        assert answer.is_success, (path, answer.text)


def dispute_and_decide(split: Split, firm: Seller, order: dict[str, Any]) -> None:
    url, seller = f"orders/{order['id']}", as_seller(firm)
    items = [{"line_id": split.line_ids[0], "quantity": order["quantity"]}]
    decision = {"status": "cancelled", "reason": "The goods were sent back"}
    do(
        split,
        (f"{url}/confirm", {}, seller),
        (f"{url}/deliveries", {"items": items}, seller),
        (f"{url}/dispute", {"reason": "Another brand"}, BUYER),
        (f"admin/disputes/{order['id']}", decision, ADMIN),
    )


def seller_leaves(split: Split, firm: Seller, _: dict[str, Any]) -> None:
    leave(split.database, firm.owner_id)


ENDS: dict[str, Callable[[Split, Seller, dict[str, Any]], None]] = {
    "Haat cancels a disputed order": dispute_and_decide,
    "the seller's account is deleted": seller_leaves,
}


@pytest.mark.parametrize("end", ENDS)
def test_the_lines_of_a_cancelled_order_are_open_again(split: Split, end: str) -> None:
    firm, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    split.awarded(cement, rest, rest)
    order = order_of(split, cement)
    assert split.status() == "awarded"
    url = f"/api/orders/{order['id']}"
    (line,) = split.client.get(url, headers=BUYER).json()["data"]["lines"]

    ENDS[end](split, firm, {**order, "quantity": line["quantity"]})

    assert order_of(split, cement)["status"] == "cancelled"
    assert (split.status(), split.open_lines()) == ("open", ["Cement"])
    assert quote_of(split, cement)["status"] == "voided"
    assert quote_of(split, rest)["status"] == "accepted"


def test_a_closed_dispute_returns_no_lines(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)
    order = order_of(split, cement)
    url, seller = f"orders/{order['id']}", as_seller(firm)
    lines = split.client.get(f"/api/{url}", headers=BUYER).json()["data"]["lines"]
    items = [{"line_id": lines[0]["id"], "quantity": lines[0]["quantity"]}]
    do(
        split,
        (f"{url}/confirm", {}, seller),
        (f"{url}/deliveries", {"items": items}, seller),
        (f"{url}/dispute", {"reason": "Another brand"}, BUYER),
        (f"admin/disputes/{order['id']}", {"status": "closed", "reason": "No"}, ADMIN),
    )

    assert split.open_lines() == ["Steel", "Paint"]
    assert quote_of(split, cement)["status"] == "accepted"


def test_an_order_of_a_deleted_buyer_opens_nothing_again(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)

    leave(split.database, BUYER_ID)

    orders = split.client.get("/api/orders?as=seller", headers=as_seller(firm)).json()
    assert [row["status"] for row in orders["data"]] == ["cancelled"]
    directory = split.client.get("/api/requirements/open", headers=as_seller(firm))
    assert directory.json()["data"] == []
