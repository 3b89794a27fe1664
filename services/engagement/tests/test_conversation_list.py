"""The list of conversations, and the number in the header that follows from its rows"""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .person import Person


@pytest.fixture
def enquiry(database: Database, shop: Any, buyer: Person) -> Any:
    fields = {"buyer_id": buyer.id, "product_name": "Orthodox tea"}
    return factories.enquiry(database, shop.seller_id, **fields)


def test_a_new_enquiry_is_in_the_sellers_list(
    seller: Person, buyer: Person, enquiry: Any
) -> None:
    (row,) = seller.get("/conversations")

    assert (row["id"], row["role"]) == (str(enquiry.id), "seller")
    assert (row["unread_count"], row["last_message"]) == (1, None)
    assert row["counterpart"]["name"] == "Sita Gurung"
    assert row["about"]["title"] == "Orthodox tea"
    (own,) = buyer.get("/conversations")
    assert (own["counterpart"]["name"], own["unread_count"]) == (
        "Suryodaya Tea Estate",
        0,
    )


def test_the_newest_conversation_is_first(
    seller: Person, buyer: Person, enquiry: Any, shop: Any, database: Database
) -> None:
    newer = factories.enquiry(database, shop.seller_id, buyer_id=buyer.id)
    seller.sent(enquiry.id, "50 kg is in stock.")

    rows = buyer.get("/conversations")

    assert [row["id"] for row in rows] == [str(enquiry.id), str(newer.id)]
    last = rows[0]["last_message"]
    assert (last["body"], last["is_mine"]) == ("50 kg is in stock.", False)


def test_pages_continue_without_a_gap(
    seller: Person, buyer: Person, shop: Any, database: Database
) -> None:
    ids = {
        str(factories.enquiry(database, shop.seller_id, buyer_id=buyer.id).id)
        for _ in range(5)
    }

    seen, path = [], "/conversations?per_page=2"
    while path:
        body = seller.call("GET", path).json()
        seen += [row["id"] for row in body["data"]]
        path = (body["links"]["next"] or "").removeprefix("/api")

    assert (len(seen), set(seen)) == (5, ids)


@pytest.mark.parametrize(
    ("q", "finds"),
    [("orthodox", 1), ("sita", 1), ("Basmati", 1), ("100%", 0), ("xyz", 0)],
)
def test_search_matches_names_subjects_and_messages(
    seller: Person, buyer: Person, enquiry: Any, q: str, finds: int
) -> None:
    buyer.sent(enquiry.id, "And basmati rice as well?")

    assert len(seller.get("/conversations", q=q)) == finds


def test_the_unread_count_follows_reading_in_two_tabs(
    seller: Person, buyer: Person, enquiry: Any
) -> None:
    assert seller.unread() == 1
    for body in ("Are you there?", "Hello?"):
        buyer.sent(enquiry.id, body)
    assert seller.unread() == 3

    seller.read(enquiry.id)
    assert seller.unread() == 0
    seller.read(enquiry.id)
    assert seller.unread() == 0
    assert seller.get(f"/enquiries/{enquiry.id}")["unread_count"] == 0


def test_a_deleted_message_is_not_unread(
    seller: Person, buyer: Person, enquiry: Any
) -> None:
    seller.sent(enquiry.id, "For NPR 10 a kilo")
    wrong = seller.sent(enquiry.id, "Or 20")
    assert buyer.unread() == 2

    url = f"/conversations/{enquiry.id}/messages/{wrong['id']}"
    assert seller.call("DELETE", url).status_code == 200

    assert buyer.unread() == 1


def test_spam_is_in_a_separate_list(
    seller: Person, buyer: Person, shop: Any, database: Database
) -> None:
    spam = {"buyer_id": buyer.id, "status": "spam"}
    factories.enquiry(database, shop.seller_id, **spam)

    assert seller.get("/conversations") == []
    assert len(buyer.get("/conversations")) == 1


def test_the_list_is_filtered_by_unread(
    seller: Person, buyer: Person, enquiry: Any
) -> None:
    assert len(seller.get("/conversations", unread=True)) == 1
    seller.read(enquiry.id)
    assert seller.get("/conversations", unread=True) == []


def test_a_stranger_sees_no_conversations(client: TestClient, enquiry: Any) -> None:
    stranger = Person(client, new_id())
    url = f"/conversations/{enquiry.id}"

    assert stranger.get("/conversations") == []
    assert stranger.unread() == 0
    for method, path in (
        ("GET", url),
        ("GET", f"{url}/messages"),
        ("POST", f"{url}/read"),
        ("POST", f"{url}/block"),
        ("DELETE", f"{url}/block"),
        ("DELETE", f"{url}/messages/{new_id()}"),
    ):
        assert stranger.call(method, path).status_code == 404
    assert stranger.send(enquiry.id).status_code == 404


@pytest.mark.parametrize("cursor", ["1 or 1", f"1-{'-' * 36}", f"{'9' * 17}-x"])
def test_an_invalid_cursor_is_refused(buyer: Person, cursor: str) -> None:
    answer = buyer.call("GET", "/conversations", params={"cursor": cursor})
    assert answer.status_code == 422
