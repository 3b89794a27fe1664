"""Private notes of a seller about an enquiry."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.conversations.models import Message
from engagement.erasure.service import erase
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()
OWN = ("label", "labels", "assigned_to", "next_step", "private_note", "remind_at")


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database)


@pytest.fixture
def enquiry(database: Database, shop: Any) -> Any:
    return factories.enquiry(database, shop.seller_id, buyer_id=BUYER)


def note(client: TestClient, enquiry: Any, who: Any, **fields: Any) -> Any:
    return client.patch(f"/api/enquiries/{enquiry.id}/crm", json=fields, headers=who)


def listed(client: TestClient, who: Any, query: str = "") -> Any:
    return client.get(f"/api/enquiries?{query}", headers=who).json()


def test_a_seller_writes_and_clears_private_notes(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    owner, at = bearer(shop.owner_id), now() + timedelta(hours=2)
    fields = {"label": " café ", "assigned_to": "Maya", "next_step": "Send samples"}
    more = {"private_note": "WhatsApp after 3 pm.", "remind_at": at.isoformat()}

    body = note(client, enquiry, owner, **fields, **more).json()["data"]

    assert (body["label"], body["assigned_to"]) == ("café", "Maya")
    assert body["private_note"] == "WhatsApp after 3 pm."
    assert (body["due_kind"], body["due_at"]) == ("reminder", body["remind_at"])
    assert body["status"] == "new"
    for who in (bearer(BUYER), bearer(new_id(), "admin")):
        url = f"/api/enquiries/{enquiry.id}"
        others = client.get(url, headers=who).json()["data"]
        assert {others[name] for name in (*OWN, "due_at", "due_kind", "buyer")} == {
            None
        }
    assert listed(client, bearer(BUYER))["data"][0]["label"] is None
    cleared = note(client, enquiry, owner, label="", remind_at=None).json()["data"]
    assert (cleared["label"], cleared["remind_at"], cleared["assigned_to"]) == (
        None,
        None,
        "Maya",
    )


def test_only_the_seller_writes_notes(client: TestClient, enquiry: Any) -> None:
    for who in (bearer(BUYER), bearer(new_id(), "admin"), bearer(new_id(), "seller")):
        assert note(client, enquiry, who, label="x").status_code == 404
    assert note(client, enquiry, None, label="x").status_code == 401


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("label", "x" * 41),
        ("assigned_to", "x" * 81),
        ("next_step", "x" * 121),
        ("private_note", "x" * 4_001),
        ("remind_at", "2020-01-01T10:00:00Z"),
        ("remind_at", "2126-01-01T10:00:00Z"),
        ("remind_at", "2026-01-01T10:00:00"),
        ("remind_at", "soon"),
        ("status", "won"),
    ],
)
def test_an_invalid_note_is_named(
    client: TestClient, shop: Any, enquiry: Any, field: str, value: str
) -> None:
    answer = note(client, enquiry, bearer(shop.owner_id), **{field: value})

    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


def test_an_unchanged_past_reminder_is_accepted(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    owner, at = bearer(shop.owner_id), (now() + timedelta(hours=1)).isoformat()
    note(client, enquiry, owner, remind_at=at)

    with ahead(hours=2):
        again = note(client, enquiry, owner, remind_at=at, label="late")

    assert again.status_code == 200


def test_the_list_is_filtered_sorted_and_counted(
    client: TestClient, database: Database, shop: Any
) -> None:
    owner, at, hour = bearer(shop.owner_id), now(), timedelta(hours=1)
    tea = new_id()

    def received(name: str, **more: Any) -> None:
        factories.enquiry(database, shop.seller_id, name=name, **more)

    received(
        "first", labels=["festival", "café"], status="won", created_at=at - 5 * hour
    )
    received("waits", waiting_since=at - 2 * hour, created_at=at - 2 * hour)
    received("late", waiting_since=at - 30 * hour, created_at=at - 30 * hour)
    received("recall", status="seen", remind_at=at + 48 * hour, labels=["café"])
    received("tea", status="replied", product_id=tea, labels=["café"])
    received("over", status="lost", waiting_since=at - 30 * hour)

    def names(query: str) -> list[str]:
        return [row["name"] for row in listed(client, owner, query)["data"]]

    assert names("sort=due")[:3] == ["late", "waits", "recall"]
    assert names("sort=oldest")[:2] == ["late", "first"]
    assert names("due=overdue") == ["late"]
    assert set(names("due=any")) == {"late", "waits", "recall"}
    assert set(names("label=café")) == {"first", "recall", "tea"}
    assert names(f"product_id={tea}") == ["tea"]
    assert names("q=festiv") == ["first"]
    assert set(names("unread=true")) == {"waits", "late"}
    meta = listed(client, owner, "status=won")["meta"]
    assert (meta["total"], meta["unread"]) == (1, 2)
    assert (meta["counts"]["new"], meta["counts"]["lost"]) == (2, 1)
    assert (meta["due"]["any"], meta["due"]["overdue"]) == (3, 1)
    assert meta["labels"] == [
        {"label": "café", "count": 3},
        {"label": "festival", "count": 1},
    ]
    assert client.get("/api/enquiries?sort=x", headers=owner).status_code == 422
    assert client.get("/api/enquiries?due=x", headers=owner).status_code == 422


def test_a_buyer_sees_enquiries_that_need_an_answer_first(
    client: TestClient, database: Database, shop: Any
) -> None:
    for status in ("info_requested", "new", "replied"):
        more = {"buyer_id": BUYER, "status": status}
        factories.enquiry(database, shop.seller_id, labels=["secret"], **more)

    listing = listed(client, bearer(BUYER), "sort=due&label=nothing&due=overdue")

    assert listing["data"][0]["status"] == "info_requested"
    assert len(listing["data"]) == 3
    assert not {"due", "labels"} & set(listing["meta"])
    assert listed(client, bearer(BUYER), "q=secret")["data"] == []


def test_a_row_has_the_last_message(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    for number, role in enumerate(("seller", "buyer")):
        with database.session() as session:
            message = Message(
                enquiry_id=enquiry.id,
                sender_id=new_id(),
                sender_role=role,
                body=f"Word {number}. {'x' * 200}",
                created_at=now(),
            )
            session.add(message)

    for who, is_mine in ((shop.owner_id, False), (BUYER, True)):
        last = listed(client, bearer(who))["data"][0]["last_message"]
        assert last["body"].startswith("Word 1.")
        assert (len(last["body"]), last["is_mine"]) == (160, is_mine)


def test_a_seller_sees_the_buyers_earlier_enquiries(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    factories.proven_phone(database, BUYER)
    other = {"phone": "+9779800000001", "buyer_id": new_id()}
    factories.enquiry(database, shop.seller_id, status="won")
    factories.enquiry(database, shop.seller_id, status="won", **other)
    factories.enquiry(database, new_id(), buyer_id=BUYER)

    url = f"/api/enquiries/{enquiry.id}"
    body = client.get(url, headers=bearer(shop.owner_id)).json()["data"]

    assert body["buyer"] == {
        "is_registered": True,
        "is_phone_verified": True,
        "enquiries_count": 2,
        "won_count": 1,
    }


def test_notes_about_a_buyer_are_erased_with_the_buyer(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    fields = {"private_note": "Mrs Gurung", "next_step": "Call her", "label": "café"}
    note(client, enquiry, bearer(shop.owner_id), **fields)

    with database.session() as session:
        erase(session, factories.gone(BUYER))

    row = listed(client, bearer(shop.owner_id))["data"][0]
    assert (row["private_note"], row["next_step"], row["label"]) == (None, None, "café")
