"""An id of another order, or an absent one, changes nothing (promise 13)."""

from typing import Any
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database

from .trade import PAYMENT, SHORT, Deal, at

# The status of the order, and who names in a body what is not of it.
BODIES = ("delivery", "receipt", "settlement")
PATHS = ("receipt", "challan", "confirm", "deny", "withdraw")


@pytest.fixture
def other(client: TestClient, database: Database) -> Deal:
    """Received short, with a payment that waits for the seller."""
    deal = at(client, database, "short")
    deal.did("buyer", "payments", **PAYMENT)
    return deal


def foreign(other: Deal, kind: str) -> list[str]:
    """The other order's id, and one of nothing."""
    order = other.get()
    rows = {
        "line": order["lines"],
        "delivery": order["deliveries"],
        "shortage": order["shortages"],
        "payment": order["payments"],
    }
    return [rows[kind][0]["id"], str(uuid4())]


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_with_an_id_of_another_order_is_refused_at_its_field(
    client: TestClient, database: Database, other: Deal, kind: str
) -> None:
    status = {"delivery": "confirmed", "receipt": "delivered", "settlement": "short"}
    own = at(client, database, status[kind])
    before = (own.get(), other.get())

    for id_ in foreign(other, "shortage" if kind == "settlement" else "line"):
        answer, field = named(own, kind, id_)
        assert answer.status_code == 422, answer.text
        assert list(answer.json()["errors"]) == [field]

    assert (own.get(), other.get()) == before


def named(own: Deal, kind: str, id_: str) -> tuple[Any, str]:
    """A form with this id, and the field of it."""
    if kind == "delivery":
        items = [{"line_id": id_, "quantity": "1"}]
        return own.call("seller", "deliveries", items=items), "items.0.line_id"
    if kind == "settlement":
        items = [{"shortage_id": id_, "settlement": "credit"}]
        return own.call("seller", "settle", items=items), "items.0.shortage_id"
    delivery = own.get()["deliveries"][0]["id"]
    items = [{"line_id": id_, **SHORT}]
    receipt = f"deliveries/{delivery}/receipt"
    return own.call("buyer", receipt, items=items), "items.0.line_id"


@pytest.mark.parametrize("kind", PATHS)
def test_a_path_with_an_id_of_another_order_is_not_found(
    client: TestClient, database: Database, other: Deal, kind: str
) -> None:
    own = at(client, database, "delivered")
    own.did("buyer", "payments", **PAYMENT)
    before = (own.get(), other.get())

    of_delivery = kind in ("receipt", "challan")
    for id_ in foreign(other, "delivery" if of_delivery else "payment"):
        assert sent(own, kind, id_).status_code == 404

    assert (own.get(), other.get()) == before


def sent(own: Deal, kind: str, id_: str) -> Any:
    if kind == "challan":
        url = f"/api/orders/{own.order_id}/deliveries/{id_}.pdf?lang=en"
        return own.client.get(url, headers=own.side("buyer"))
    if kind == "receipt":
        return own.call("buyer", f"deliveries/{id_}/receipt", items=[])
    role = "buyer" if kind == "withdraw" else "seller"
    return own.call(role, f"payments/{id_}/{kind}")
