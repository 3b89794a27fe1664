import re
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from engagement.notifications.mail.models import Mail
from engagement.notifications.models import Notification
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()


@pytest.fixture
def enquiry(database: Database, shop: Any) -> Any:
    return factories.enquiry(database, shop.seller_id, buyer_id=BUYER)


def send(client: TestClient, enquiry: Any, who: Any, body: str = "Namaste") -> Any:
    url = f"/api/enquiries/{enquiry.id}/messages"
    return client.post(url, json={"body": body}, headers=bearer(who))


def test_the_first_answer_changes_the_enquirys_status(
    client: TestClient, session: Session, shop: Any, enquiry: Any
) -> None:
    answer = send(client, enquiry, shop.owner_id, "50 kg is in stock.")

    assert answer.status_code == 201
    assert answer.json()["data"]["enquiry_status"] == "replied"
    notification = session.exec(select(Notification)).one()
    assert (notification.kind, notification.user_id) == ("message_received", BUYER)


def test_both_sides_read_the_conversation_newest_first(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    send(client, enquiry, shop.owner_id, "How much?")
    send(client, enquiry, BUYER, "50 kg")

    url = f"/api/enquiries/{enquiry.id}/messages"
    rows = client.get(url, headers=bearer(BUYER)).json()["data"]
    assert [(r["body"], r["is_mine"]) for r in rows] == [
        ("50 kg", True),
        ("How much?", False),
    ]


def test_a_buyers_answer_resolves_the_open_question(
    client: TestClient, database: Database, shop: Any
) -> None:
    questioned = factories.enquiry(
        database, shop.seller_id, buyer_id=BUYER, status="info_requested"
    )

    assert send(client, questioned, BUYER).json()["data"]["enquiry_status"] == "replied"


def test_reading_clears_the_unread_count(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    send(client, enquiry, shop.owner_id)
    url, buyer = f"/api/enquiries/{enquiry.id}", bearer(BUYER)

    assert client.get(url, headers=buyer).json()["data"]["unread_count"] == 1
    assert client.post(f"{url}/read", headers=buyer).status_code == 200
    assert client.get(url, headers=buyer).json()["data"]["unread_count"] == 0


def test_a_guest_is_answered_by_email(
    client: TestClient, session: Session, database: Database, shop: Any
) -> None:
    guests = factories.enquiry(database, shop.seller_id)

    send(client, guests, shop.owner_id, "Yes, in stock.")

    mail = session.exec(select(Mail)).one()
    assert (mail.kind, "Yes, in stock." in mail.text) == ("guest_answered", False)
    page = re.search(r"/lead/guest/(\S+)", mail.text)
    assert page
    body = client.get(f"/api/leads/guest/{page[1]}").json()["data"]
    assert [one["body"] for one in body["messages"]] == ["Yes, in stock."]
    assert body["requirements"] == guests.requirements


@pytest.mark.parametrize("status", ["spam", "cancelled", "declined"])
def test_a_closed_enquiry_refuses_messages(
    client: TestClient, database: Database, shop: Any, status: str
) -> None:
    closed = factories.enquiry(database, shop.seller_id, buyer_id=BUYER, status=status)

    assert send(client, closed, BUYER).status_code == 409


def test_a_stranger_cannot_join(client: TestClient, enquiry: Any) -> None:
    url, stranger = f"/api/enquiries/{enquiry.id}", new_id()

    assert send(client, enquiry, stranger).status_code == 404
    for method, path in (("GET", "messages"), ("POST", "read")):
        answer = client.request(method, f"{url}/{path}", headers=bearer(stranger))
        assert answer.status_code == 404


@pytest.mark.parametrize("body", ["", "   ", "x" * 2001, "a\x00b"])
def test_a_message_has_1_to_2000_characters(
    client: TestClient, enquiry: Any, body: str
) -> None:
    assert send(client, enquiry, BUYER, body).status_code == 422
