"""Messages about a requirement and a quote: the buyer and a matched seller."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import MessageSent
from engagement.notifications.models import Notification
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded

from . import factories
from .person import Person


@pytest.fixture
def requirement(database: Database) -> Any:
    return factories.requirement(database)


@pytest.fixture
def lead(database: Database, requirement: Any, shop: Any) -> Any:
    return factories.match(database, requirement, shop.seller_id)


@pytest.fixture
def buyer(client: TestClient, requirement: Any) -> Person:
    return Person(client, requirement.buyer_id)


@pytest.fixture
def seller(client: TestClient, shop: Any, lead: Any) -> Person:
    return Person(client, shop.owner_id)


def test_a_lead_is_a_conversation_after_its_first_message(
    seller: Person, buyer: Person, lead: Any, requirement: Any, session: Session
) -> None:
    assert seller.get("/conversations") == buyer.get("/conversations") == []

    seller.sent(lead.id, "Printed on both sides?")

    (row,) = buyer.get("/conversations")
    assert (row["id"], row["about"]["title"]) == (str(lead.id), requirement.title)
    assert buyer.unread() == 1
    notification = session.exec(select(Notification)).one()
    assert (notification.kind, notification.link) == (
        "message_received",
        f"/messages/{lead.id}",
    )
    (event,) = recorded(session, MessageSent)
    assert (event.conversation_id, event.kind) == (lead.id, "requirement")
    buyer.read(lead.id)
    session.refresh(notification)
    assert notification.read_at


def test_the_buyers_name_is_visible_with_the_contact_only(
    seller: Person,
    buyer: Person,
    lead: Any,
    requirement: Any,
    shop: Any,
    database: Database,
    session: Session,
) -> None:
    seller.sent(lead.id)
    buyer.sent(lead.id, "Yes, in two colours.")
    (row,) = seller.get("/conversations")
    assert row["counterpart"]["name"] is None
    own = select(Notification).where(Notification.user_id == shop.owner_id)
    notification = session.exec(own).one()
    assert (notification.kind, notification.facts["about"]) == (
        "message_about_lead",
        requirement.title,
    )

    factories.quote(database, requirement, shop.seller_id, is_shortlisted=True)

    (row,) = seller.get("/conversations")
    assert row["counterpart"]["name"] == "Sita Gurung"


def test_a_quote_shares_the_conversation_of_its_lead(
    seller: Person,
    buyer: Person,
    lead: Any,
    requirement: Any,
    shop: Any,
    database: Database,
) -> None:
    quote = factories.quote(database, requirement, shop.seller_id)

    buyer.sent(quote.id, "Can you do 43?")

    conversation = seller.get(f"/conversations/{requirement.id}")
    assert (conversation["id"], conversation["unread_count"]) == (str(lead.id), 1)
    assert conversation["about"]["quote"]["id"] == str(quote.id)
    assert conversation["about"]["quote"]["landed"] == "154245.00"
    assert seller.get(f"/conversations/{quote.id}/messages")[0]["body"] == (
        "Can you do 43?"
    )


def test_an_unanswered_buyer_writes_three_messages(
    seller: Person, buyer: Person, lead: Any
) -> None:
    for _ in range(3):
        seller.sent(lead.id)

    answer = seller.send(lead.id)
    assert (answer.status_code, answer.json()["code"]) == (409, "answer_awaited")
    conversation = seller.get(f"/conversations/{lead.id}")
    assert (conversation["can_write"], conversation["closed_because"]) == (
        False,
        "waiting",
    )

    buyer.sent(lead.id, "Sorry for the silence.")
    assert seller.send(lead.id).status_code == 201


@pytest.mark.parametrize("status", ["dismissed", "missed"])
def test_a_seller_who_passed_or_missed_it_cannot_write_first(
    client: TestClient, database: Database, requirement: Any, shop: Any, status: str
) -> None:
    lead = factories.match(database, requirement, shop.seller_id, status=status)

    answer = Person(client, shop.owner_id).send(lead.id)

    assert (answer.status_code, answer.json()["code"]) == (409, "conversation_closed")


@pytest.mark.parametrize("status", ["cancelled", "rejected", "in_review", "draft"])
def test_an_unpublished_requirement_has_no_conversation(
    client: TestClient, database: Database, shop: Any, status: str
) -> None:
    wanted = factories.requirement(database, status=status)
    lead = factories.match(database, wanted, shop.seller_id)

    assert Person(client, shop.owner_id).send(lead.id).status_code == 409
    assert Person(client, wanted.buyer_id).send(lead.id).status_code == 409


def test_another_seller_cannot_join(
    client: TestClient, database: Database, lead: Any, requirement: Any
) -> None:
    other = factories.seller(database)
    stranger = Person(client, other.owner_id)

    for named in (lead.id, requirement.id, new_id()):
        assert stranger.send(named).status_code == 404
