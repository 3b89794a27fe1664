"""An account with an open order or deal cannot be deleted."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.commands import service
from auth.deals.models import orders, table
from auth.deals.service import delete_closed
from contracts.engagement import DealChanged, OrderStatusChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver

from .forms import PASSWORD, bearer, registered

QUOTE_ID, ORDER_ID = new_id(), new_id()


def deal(user_id: str, role: str, **changes: Any) -> DealChanged:
    sides = {"buyer_id": new_id(), "seller_owner_id": new_id()}
    sides["buyer_id" if role == "buyer" else "seller_owner_id"] = UUID(user_id)
    at = now()
    fields = {"quote_id": QUOTE_ID, "requirement_id": new_id(), "version": 5}
    fields |= {"number": "HQ-7F3A91C2-1", "is_open": True, "accepted_at": at}
    fields |= {"closes_at": at + timedelta(days=30)}
    return DealChanged.model_validate({**sides, **fields, **changes})


def order(user_id: str, role: str, **changes: Any) -> OrderStatusChanged:
    sides = {"buyer_id": new_id(), "seller_owner_id": new_id()}
    sides["buyer_id" if role == "buyer" else "seller_owner_id"] = UUID(user_id)
    fields = {"order_id": ORDER_ID, "quote_id": QUOTE_ID, "seller_id": new_id()}
    fields |= {"version": 3, "number": "HO-1042", "is_open": True}
    fields |= {"to_status": "delivered", "changed_at": now()}
    return OrderStatusChanged.model_validate({**sides, **fields, **changes})


def leave(client: TestClient, data: dict[str, Any]) -> Any:
    form = {"password": PASSWORD}
    return client.request("DELETE", "/api/user", json=form, headers=bearer(data))


@pytest.mark.parametrize("role", ["buyer", "seller"])
def test_an_open_deal_is_named_and_blocks_deletion_for_both_sides(
    client: TestClient, database: Database, role: str
) -> None:
    data = registered(client)
    deliver(database, service, deal(data["user"]["id"], role), times=2)

    refused = leave(client, data)

    assert (refused.status_code, refused.json()["code"]) == (409, "open_deals")
    (held,) = refused.json()["data"]["deals"]
    assert (held["quote_id"], held["role"]) == (str(QUOTE_ID), role)
    assert held["number"] == "HQ-7F3A91C2-1"
    assert held["closes_at"].endswith("Z")
    assert client.get("/api/user", headers=bearer(data)).status_code == 200


@pytest.mark.parametrize("versions", [(5, 6), (6, 5)])
def test_a_user_whose_deals_have_ended_may_delete_the_account(
    client: TestClient, database: Database, versions: tuple[int, int]
) -> None:
    """The events may arrive in any order."""
    data = registered(client)
    for version in versions:
        fields = {"version": version, "is_open": version == 5}
        deliver(database, service, deal(data["user"]["id"], "buyer", **fields))

    assert leave(client, data).status_code == 202


def test_deals_of_others_do_not_block_deletion(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    deliver(database, service, deal(str(new_id()), "buyer"))

    assert leave(client, data).status_code == 202


def test_a_guests_deal_blocks_its_seller_alone(
    client: TestClient, database: Database
) -> None:
    """A guest has no account: the event names the requirement instead."""
    data, requirement_id = registered(client), new_id()
    guests = {"requirement_id": requirement_id, "buyer_id": requirement_id}
    deliver(database, service, deal(data["user"]["id"], "seller", **guests))

    assert leave(client, data).status_code == 409
    with database.session() as session:
        sides = session.execute(sa.select(table.c.role, table.c.user_id)).all()
    assert [(role, str(user_id)) for role, user_id in sides] == [
        ("seller", data["user"]["id"])
    ]


@pytest.mark.parametrize("role", ["buyer", "seller"])
def test_an_open_order_is_named_and_blocks_deletion_for_both_sides(
    client: TestClient, database: Database, role: str
) -> None:
    data = registered(client)
    deliver(database, service, order(data["user"]["id"], role), times=2)

    refused = leave(client, data)

    assert (refused.status_code, refused.json()["code"]) == (409, "open_deals")
    (held,) = refused.json()["data"]["orders"]
    assert (held["order_id"], held["role"]) == (str(ORDER_ID), role)
    assert (held["number"], held["status"]) == ("HO-1042", "delivered")
    assert held["changed_at"].endswith("Z")
    assert client.get("/api/user", headers=bearer(data)).status_code == 200


@pytest.mark.parametrize("versions", [(5, 6), (6, 5)])
def test_a_user_whose_orders_have_ended_may_delete_the_account(
    client: TestClient, database: Database, versions: tuple[int, int]
) -> None:
    """The quote is accepted until it is fulfilled: its order alone counts."""
    data = registered(client)
    deliver(database, service, deal(data["user"]["id"], "seller"))
    for version in versions:
        fields = {"version": version, "is_open": version == 5}
        deliver(database, service, order(data["user"]["id"], "seller", **fields))

    assert leave(client, data).status_code == 202
    with database.session() as session:
        for of in (table, orders):
            users = set(session.execute(sa.select(of.c.user_id)).scalars())
            # The other side's rows remain.
            assert users
            assert UUID(data["user"]["id"]) not in users


def test_an_open_order_is_listed_without_its_quote(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    other = {"quote_id": new_id(), "number": "HQ-OLD"}
    for event in (
        deal(data["user"]["id"], "buyer"),
        deal(data["user"]["id"], "buyer", **other),
        order(data["user"]["id"], "buyer"),
    ):
        deliver(database, service, event)

    held = leave(client, data).json()["data"]

    assert [row["number"] for row in held["orders"]] == ["HO-1042"]
    assert [row["number"] for row in held["deals"]] == ["HQ-OLD"]


def test_ended_orders_are_deleted_after_a_while_and_open_ones_never(
    client: TestClient, database: Database
) -> None:
    user_id = registered(client)["user"]["id"]
    deliver(database, service, order(user_id, "buyer"))
    ended = {"order_id": new_id(), "is_open": False, "to_status": "closed"}
    deliver(database, service, order(user_id, "buyer", **ended))

    with ahead(days=91), database.session() as session:
        delete_closed(session)

    with database.session() as session:
        left = session.execute(sa.select(orders.c.order_id).distinct()).scalars().all()
    assert left == [ORDER_ID]
