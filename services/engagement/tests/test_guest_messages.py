"""A guest answers the seller by the link of an email."""

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail import links
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from . import factories
from .helpdesk import mailed
from .person import Person


@pytest.fixture
def enquiry(database: Database, shop: Any) -> Enquiry:
    made: Enquiry = factories.enquiry(database, shop.seller_id)
    return made


@pytest.fixture
def url(database: Database, enquiry: Enquiry) -> str:
    with database.session() as session:
        page = links.guest_page(session, enquiry)
    return page.replace("/lead/", "/api/leads/")


def write(client: TestClient, url: str, body: str = "Ward 6", key: str = "") -> Any:
    headers = {"Idempotency-Key": key} if key else {}
    return client.post(f"{url}/messages", json={"body": body}, headers=headers)


def test_the_seller_reads_the_guests_answer(
    client: TestClient, seller: Person, enquiry: Enquiry, url: str
) -> None:
    seller.sent(enquiry.id, "Which ward?")
    seller.call("POST", f"/enquiries/{enquiry.id}", json={"status": "info_requested"})

    answers = [write(client, url, key="one") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 201]
    read = answers[0].json()["data"]
    assert [one["is_mine"] for one in read["messages"]] == [False, True]
    assert (read["status"], read["can_write"]) == ("replied", True)
    thread = seller.get(f"/conversations/{enquiry.id}/messages")
    assert sorted(one["body"] for one in thread) == ["Ward 6", "Which ward?"]
    (news,) = seller.get("/notifications")
    assert news["kind"] == "message_received"


def test_three_unanswered_messages_are_the_limit(
    client: TestClient, seller: Person, enquiry: Enquiry, url: str
) -> None:
    statuses = [write(client, url, str(n)).status_code for n in range(4)]
    refused = write(client, url)
    read = client.get(url).json()["data"]
    seller.sent(enquiry.id, "We have it.")

    assert statuses == [201, 201, 201, 409]
    assert refused.json()["code"] == "answer_awaited"
    assert (read["can_write"], read["closed_because"]) == (False, "waiting")
    assert write(client, url).status_code == 201


@pytest.mark.parametrize("ending", ["declined", "spam"])
def test_a_closed_enquiry_takes_no_message(
    client: TestClient, database: Database, shop: Any, ending: str
) -> None:
    closed = factories.enquiry(database, shop.seller_id, status=ending)
    with database.session() as session:
        page = links.guest_page(session, closed).replace("/lead/", "/api/leads/")

    refused = write(client, page)

    assert (refused.status_code, refused.json()["code"]) == (409, "conversation_closed")
    assert client.get(page).json()["data"]["closed_because"] == "closed"


def test_a_blocked_guest_and_an_expired_link_write_nothing(
    client: TestClient, seller: Person, enquiry: Enquiry, url: str
) -> None:
    seller.call("POST", f"/conversations/{enquiry.id}/block")
    blocked = write(client, url)

    with ahead(days=30):
        late = write(client, url)

    assert (blocked.status_code, blocked.json()["code"]) == (409, "blocked")
    assert (late.status_code, late.json()["code"]) == (410, "link_expired")


def test_a_link_of_a_claimed_enquiry_writes_nothing(
    client: TestClient, database: Database, enquiry: Enquiry, url: str
) -> None:
    buyer_id = new_owner(database, enquiry)

    refused = write(client, url)

    assert (refused.status_code, refused.json()["code"]) == (410, "link_claimed")
    path = f"/api/conversations/{enquiry.id}/messages"
    assert client.get(path, headers=bearer(buyer_id)).json()["data"] == []


def new_owner(database: Database, enquiry: Enquiry) -> Any:
    with database.session() as session:
        row = session.get_one(Enquiry, enquiry.id)
        row.buyer_id = row.id
        row.updated_at = now()
        return row.buyer_id


def test_the_receipt_of_an_enquiry_has_the_link_to_answer(
    client: TestClient, database: Database, shop: Any
) -> None:
    form = factories.form(factories.category(database).category_id)
    client.post(f"/api/webui/seller/{shop.slug}/contactseller", json=form)

    link = re.search(r"/lead/\S+", mailed(database)[0].text)

    assert link
    page = link[0].replace("/lead/", "/api/leads/")
    assert write(client, page).status_code == 201
