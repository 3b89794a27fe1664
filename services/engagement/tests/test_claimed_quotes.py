"""A claimed enquiry brings its quote, order and messages along."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.auth import UserSignedIn
from contracts.engagement import DealChanged
from engagement.commands import service
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .guest_buyer import Guest
from .market import act

USER_ID = new_id()
USER = bearer(USER_ID, "buyer")


@pytest.fixture
def guest(client: TestClient, database: Database) -> Guest:
    return Guest(client, database)


def sign_in(guest: Guest) -> None:
    event = UserSignedIn(user_id=USER_ID, email_sha256=guest.email_sha256())
    deliver(guest.database, service, event, times=2)


def listed(client: TestClient, noun: str) -> Any:
    sides = {} if noun == "notifications" else {"as": "buyer"}
    return client.get(f"/api/{noun}", params=sides, headers=USER).json()["data"]


def test_an_open_quote_is_accepted_as_any_other(
    client: TestClient, guest: Guest
) -> None:
    quote = guest.offered()
    token = guest.token()
    sign_in(guest)

    gone = guest.get(token)
    accepted = act(client, USER, quote["id"], "accept")

    assert [one["id"] for one in listed(client, "quotes")] == [quote["id"]]
    assert (gone.status_code, gone.json()["code"]) == (410, "link_claimed")
    assert accepted.status_code == 200
    assert [one["role"] for one in listed(client, "orders")] == ["buyer"]


def test_an_order_and_its_deal_are_the_accounts(
    client: TestClient, session: Session, guest: Guest
) -> None:
    guest.offered()
    number = guest.accepted()["order"]["number"]
    sign_in(guest)

    (order,) = listed(client, "orders")
    before, after = recorded(session, DealChanged)

    assert order["number"] == number
    assert (after.buyer_id, after.is_open) == (USER_ID, True)
    assert after.version > before.version
    seller = guest.seller
    client.post(f"/api/orders/{order['id']}/confirm", json={}, headers=seller)
    kinds = [one["kind"] for one in listed(client, "notifications")]
    assert kinds == ["order_confirmed"]


def test_a_seller_with_a_guests_order_leaves_without_an_error(
    client: TestClient, database: Database, guest: Guest
) -> None:
    guest.offered()
    guest.accepted()

    deliver(database, service, factories.gone(guest.firm.owner_id))

    read = guest.get(guest.token()).json()["data"]["quote"]
    assert read["parties"]["seller"]["company_name"] == guest.firm.company_name
