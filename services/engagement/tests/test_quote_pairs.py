"""Two features meet at a quote: a block, a suspension, a deletion, a closure."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from engagement.commands import service
from engagement.conversations.models import Block
from engagement.orders.models import table as orders
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import service as matches
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .guest_buyer import OFFER, Guest
from .market import BUYER, BUYER_ID, act, as_seller, line, matched_seller, offer, write
from .person import Person
from .test_erasure import everything
from .test_suspensions import change_firm

BLOCKED = {"buyer": "blocked_by_you", "seller": "blocked"}


@pytest.fixture
def guest(client: TestClient, database: Database) -> Guest:
    return Guest(client, database)


@pytest.fixture
def wanted(database: Database) -> Requirement:
    of: Requirement = factories.requirement(database, buyer_id=BUYER_ID)
    return of


def block(database: Database, seller: Seller, by_role: str) -> None:
    pair = {"seller_id": seller.seller_id, "buyer_id": BUYER_ID}
    with database.session() as session:
        session.add(Block(**pair, by_role=by_role, at=now()))


def award(client: TestClient, of: Requirement, quote: Any) -> Any:
    url = f"/api/requirements/{of.id}"
    version = client.get(url, headers=BUYER).json()["data"]["version"]
    lines = [{"line_id": line(of)["requirement_item_id"], "quote_id": quote["id"]}]
    form = {"version": version, "lines": lines}
    return client.post(f"{url}/awards", json=form, headers=BUYER)


@pytest.mark.parametrize("by_role", ["buyer", "seller"])
def test_a_blocked_pair_ends_a_quote_and_agrees_on_nothing(
    client: TestClient, database: Database, wanted: Requirement, by_role: str
) -> None:
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    block(database, firm, by_role)

    of_buyer = [
        act(client, BUYER, quote["id"], "accept"),
        act(client, BUYER, quote["id"], "counter", note="Cheaper?"),
        act(client, BUYER, quote["id"], "shortlist", is_shortlisted=True),
        award(client, wanted, quote),
    ]
    revised = act(client, as_seller(firm), quote["id"], "revise", **offer(wanted))
    declined = act(client, BUYER, quote["id"], "reject")

    assert {one.json()["code"] for one in of_buyer} == {BLOCKED[by_role]}
    other = {"blocked", "blocked_by_you"} - {BLOCKED[by_role]}
    assert {revised.json()["code"]} == other
    assert {one.status_code for one in (*of_buyer, revised)} == {409}
    assert declined.status_code == 200


def test_a_seller_can_only_withdraw_from_a_blocked_buyer(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    act(client, BUYER, quote["id"], "counter", note="Cheaper?")
    block(database, firm, "seller")

    upheld = act(client, as_seller(firm), quote["id"], "send")
    withdrawn = act(client, as_seller(firm), quote["id"], "withdraw")

    assert (upheld.status_code, upheld.json()["code"]) == (409, "blocked_by_you")
    assert withdrawn.status_code == 200


def test_a_lost_quote_opens_no_door_after_a_block(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    act(client, BUYER, quote["id"], "reject")
    block(database, firm, "buyer")

    url = f"/api/requirements/{wanted.id}/quotes"
    again = client.post(url, json=offer(wanted), headers=as_seller(firm))

    assert again.status_code == 404


def test_a_blocked_guest_agrees_on_nothing(client: TestClient, guest: Guest) -> None:
    guest.offered()
    code = guest.code()
    path = f"/conversations/{guest.enquiry.id}/block"
    Person(client, guest.firm.owner_id).call("POST", path)

    countered = guest.post("counter", version=1, note="Cheaper?")
    accepted = guest.post("accept", code=code, version=1)
    declined = guest.post("reject", version=1)

    assert {one.json()["code"] for one in (countered, accepted)} == {"blocked"}
    assert declined.status_code == 200


def test_a_guests_quote_waits_for_a_suspended_company(
    database: Database, guest: Guest
) -> None:
    guest.offered()
    code = guest.code()

    change_firm(database, guest.firm, "suspended", 2)
    away = guest.post("accept", code=code, version=1)
    change_firm(database, guest.firm, "active", 3)
    back = guest.post("accept", guest.token("guest_quote_back"), code=code, version=1)

    assert (away.status_code, away.json()["code"]) == (409, "seller_unavailable")
    assert back.status_code == 200, back.text
    (paused,) = guest.texts("guest_quote_paused")
    assert "on hold" in paused


def test_a_guest_hears_that_the_seller_of_an_ended_order_left(
    database: Database, guest: Guest
) -> None:
    guest.offered()
    guest.accepted()
    with database.session() as session:
        session.execute(sa.update(orders).values(status="closed"))

    deliver(database, service, factories.gone(guest.firm.owner_id), times=2)

    (text,) = guest.texts("guest_partner_left")
    assert "stay complete" in text
    read = guest.get(guest.token("guest_partner_left")).json()["data"]
    assert read["order"]["status"] == "closed"


def test_a_guests_enquiry_is_erased_with_who_has_proven_its_address(
    database: Database, guest: Guest
) -> None:
    guest.offered()
    gone = UserDeleted(
        user_id=new_id(),
        version=3,
        deleted_at=now(),
        email_sha256=guest.email_sha256(),
    )

    deliver(database, service, gone, times=2)

    left = everything(database)
    traces = ("9841234567", "sita@example.com", "Gurung")
    assert [trace for trace in traces if trace in left] == []
    assert guest.get(guest.link()).status_code in (404, 410)


def test_an_unverified_account_accepts_nothing(
    client: TestClient, database: Database
) -> None:
    """Who owns the address takes the account over: its order would be nobody's."""
    firm = factories.seller(database)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    url = f"/api/enquiries/{enquiry.id}/quotes"
    quote = client.post(url, json=OFFER, headers=as_seller(firm)).json()["data"]
    who = bearer(BUYER_ID, "buyer", email_verified=False)

    refused = act(client, who, quote["id"], "accept")

    assert (refused.status_code, refused.json()["code"]) == (403, "email_unverified")
    assert act(client, BUYER, quote["id"], "accept").status_code == 200


@pytest.mark.parametrize("why", ["nothing", "block", "closure", "preferences"])
def test_a_reopening_is_news_for_who_may_quote(
    client: TestClient, database: Database, wanted: Requirement, why: str
) -> None:
    days = {"closed_from": today(), "closed_to": today() + timedelta(days=5)}
    firm = matched_seller(database, wanted, **(days if why == "closure" else {}))
    url = f"/api/requirements/{wanted.id}"
    client.post(url, json={"status": "closed"}, headers=BUYER)
    if why == "block":
        block(database, firm, "seller")
    if why == "preferences":
        with database.session() as session:
            session.get_one(Requirement, wanted.id).prefs = {"verified_only": True}

    client.post(url, json={"status": "open"}, headers=BUYER)

    sent = client.get("/api/notifications", headers=as_seller(firm)).json()["data"]
    heard = [one["kind"] for one in sent] == ["match_reopened"]
    assert heard == (why == "nothing")
    with database.session() as session:
        match = matches.of(session, wanted.id, firm.seller_id)
    assert match is not None
    assert match.status == "viewed"


def test_an_enquiry_whose_order_was_refused_gets_another_quote(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    url = f"/api/enquiries/{enquiry.id}"
    quote = client.post(f"{url}/quotes", json=OFFER, headers=as_seller(firm))
    act(client, BUYER, quote.json()["data"]["id"], "accept")
    (order,) = client.get("/api/orders", headers=BUYER).json()["data"]
    form = {"reason": "No stock"}
    refuse = f"/api/orders/{order['id']}/refuse"
    client.post(refuse, json=form, headers=as_seller(firm))

    read = client.get(url, headers=BUYER).json()["data"]
    again = client.post(f"{url}/quotes", json=OFFER, headers=as_seller(firm))

    assert read["status"] == "replied"
    assert again.status_code == 201, again.text
    accepted = act(client, BUYER, again.json()["data"]["id"], "accept")
    assert accepted.status_code == 200
    assert client.get(url, headers=BUYER).json()["data"]["status"] == "won"
