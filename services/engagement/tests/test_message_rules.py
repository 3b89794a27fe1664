"""Blocking, limits, taking back, files, and what open pages receive."""

from typing import Any

import psycopg
import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import FilesShared
from engagement.conversations.models import Message
from engagement.notifications.models import Notification
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import recorded

from . import factories
from .person import Person


@pytest.fixture
def enquiry(database: Database, shop: Any, buyer: Person) -> Any:
    return factories.enquiry(database, shop.seller_id, buyer_id=buyer.id)


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def contact(who: Person, database: Database, shop: Any, **more: Any) -> Any:
    form = factories.form(factories.category(database).category_id, **more)
    return who.call("POST", f"/webui/seller/{shop.slug}/contactseller", json=form)


def test_a_blocked_user_cannot_write(
    seller: Person, buyer: Person, enquiry: Any, shop: Any, database: Database
) -> None:
    other = factories.enquiry(database, shop.seller_id, buyer_id=buyer.id)
    conversation = seller.call("POST", f"/conversations/{enquiry.id}/block").json()[
        "data"
    ]
    assert (conversation["is_blocked"], conversation["closed_because"]) == (
        True,
        "blocked_by_you",
    )
    seller.call("POST", f"/conversations/{enquiry.id}/block")

    for about in (enquiry.id, other.id):
        assert refused(buyer.send(about)) == (409, "blocked")
    assert refused(contact(buyer, database, shop)) == (409, "blocked")
    assert refused(seller.send(enquiry.id)) == (409, "blocked_by_you")
    conversation = buyer.get(f"/conversations/{enquiry.id}")
    assert (conversation["is_blocked"], conversation["closed_because"]) == (
        False,
        "blocked",
    )

    seller.call("DELETE", f"/conversations/{enquiry.id}/block")
    assert buyer.send(enquiry.id).status_code == 201
    assert contact(buyer, database, shop).status_code == 201


def test_a_blocked_buyer_is_blocked_as_a_guest_too(
    seller: Person, enquiry: Any, shop: Any, database: Database, client: TestClient
) -> None:
    seller.call("POST", f"/conversations/{enquiry.id}/block")
    url = f"/api/webui/seller/{shop.slug}/contactseller"
    form = factories.form(factories.category(database).category_id)

    assert refused(client.post(url, json=form)) == (409, "blocked")
    another = {**form, "phone_number": "984-1111111"}
    assert client.post(url, json=another).status_code == 201


def test_a_buyer_blocks_a_seller(
    seller: Person, buyer: Person, enquiry: Any, shop: Any, database: Database
) -> None:
    buyer.call("POST", f"/conversations/{enquiry.id}/block")

    assert refused(seller.send(enquiry.id)) == (409, "blocked")
    assert refused(contact(buyer, database, shop)) == (409, "blocked_by_you")


def test_thirty_messages_a_minute_are_the_maximum(
    seller: Person, enquiry: Any, database: Database
) -> None:
    written = {"enquiry_id": enquiry.id, "sender_id": seller.id, "body": "Hm"}
    with database.session() as session:
        for _ in range(29):
            row = Message(**written, sender_role="seller", created_at=now())
            session.add(row)
    assert seller.send(enquiry.id).status_code == 201

    answer = seller.send(enquiry.id)

    assert answer.status_code == 429
    assert 0 < int(answer.headers["retry-after"]) <= 61
    with ahead(minutes=2):
        assert seller.send(enquiry.id).status_code == 201


def test_a_buyer_adds_three_messages_to_an_unanswered_enquiry(
    seller: Person, buyer: Person, enquiry: Any
) -> None:
    for _ in range(3):
        buyer.sent(enquiry.id)
    assert refused(buyer.send(enquiry.id)) == (409, "answer_awaited")
    for _ in range(4):
        seller.sent(enquiry.id)
    assert buyer.send(enquiry.id).status_code == 201


def test_a_deleted_message_leaves_no_text(
    seller: Person, buyer: Person, enquiry: Any, session: Session
) -> None:
    wrong = seller.sent(enquiry.id, "For NPR 10 a kilo")
    url = f"/conversations/{enquiry.id}/messages/{wrong['id']}"
    assert buyer.call("DELETE", url).status_code == 404

    gone = seller.call("DELETE", url).json()["data"]
    assert (gone["body"], gone["can_remove"]) == ("", False)
    assert seller.call("DELETE", url).status_code == 200

    (row,) = buyer.get(f"/conversations/{enquiry.id}/messages")
    assert (row["body"], row["removed_at"]) == ("", gone["removed_at"])
    assert buyer.get("/conversations")[0]["last_message"] is None
    assert session.exec(select(Notification)).all() == []


def test_a_message_cannot_be_deleted_after_fifteen_minutes(
    seller: Person, enquiry: Any
) -> None:
    message = seller.sent(enquiry.id)
    assert message["can_remove"]

    with ahead(minutes=15):
        url = f"/conversations/{enquiry.id}/messages/{message['id']}"
        assert refused(seller.call("DELETE", url)) == (409, "too_late")


def test_files_are_shared_with_the_other_side_and_unshared(
    seller: Person, buyer: Person, enquiry: Any, session: Session
) -> None:
    file_id = str(new_id())
    message = seller.sent(
        enquiry.id, "Our price list", attachment_ids=[file_id, file_id]
    )
    assert message["attachment_ids"] == [file_id]
    assert seller.get("/conversations")[0]["last_message"]["has_files"]

    url = f"/conversations/{enquiry.id}/messages/{message['id']}"
    seller.call("DELETE", url)

    shared, over = recorded(session, FilesShared)
    assert (shared.owner_id, shared.reader_ids) == (seller.id, [buyer.id])
    assert [str(file_id) for file_id in shared.file_ids] == [file_id]
    assert (over.ref_id, over.version) == (shared.ref_id, 2)
    assert (over.file_ids, over.reader_ids) == ([], [])


def test_a_guest_gets_no_files(seller: Person, shop: Any, database: Database) -> None:
    guests = factories.enquiry(database, shop.seller_id)

    answer = seller.send(guests.id, attachment_ids=[str(new_id())])

    assert answer.status_code == 422
    assert "attachment_ids" in answer.json()["errors"]


def test_six_files_are_too_many(seller: Person, enquiry: Any) -> None:
    files = [str(new_id()) for _ in range(6)]
    assert seller.send(enquiry.id, attachment_ids=files).status_code == 422


def test_the_sender_is_notified_of_seen(
    seller: Person, buyer: Person, enquiry: Any, settings: EngagementSettings
) -> None:
    seller.sent(enquiry.id)
    dsn = settings.database_url.replace("+psycopg", "")
    with psycopg.connect(dsn, autocommit=True) as listening:
        listening.execute("listen conversations")
        buyer.read(enquiry.id)
        payloads = [
            notification.payload
            for notification in listening.notifies(timeout=5, stop_after=2)
        ]

    assert set(payloads) == {f"{seller.id}:{enquiry.id}", f"{buyer.id}:{enquiry.id}"}
    (row,) = seller.get(f"/conversations/{enquiry.id}/messages")
    assert row["read_at"]


def test_a_suspended_company_receives_no_messages(
    buyer: Person, database: Database
) -> None:
    away = factories.seller(database, status="suspended")
    enquiry = factories.enquiry(database, away.seller_id, buyer_id=buyer.id)

    assert refused(buyer.send(enquiry.id)) == (409, "conversation_closed")
