"""A disputed order: both sides write, administrators read all of it and decide."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.engagement import FilesShared, OrderStatusChanged
from engagement.orders.transitions import ORDER, OrderStatus
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from .market import BUYER, BUYER_ID
from .test_deals import leave
from .test_orders import STRANGER, kinds
from .trade import SHORT, Deal, at

ADMIN = bearer(new_id(), "admin")
PHOTOS = [str(new_id()) for _ in range(2)]


def disputes(client: TestClient, query: str = "") -> dict[str, Any]:
    answer = client.get(f"/api/admin/disputes{query}", headers=ADMIN)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def staff(client: TestClient, deal: Deal, path: str = "", **form: Any) -> Any:
    url = f"/api/admin/disputes/{deal.order_id}{path}"
    return client.post(url, json=form, headers=ADMIN)


def test_a_disputed_order_is_listed_with_everything_for_administrators(
    client: TestClient, database: Database
) -> None:
    at(client, database, "short")
    deal = at(client, database, "disputed")

    body = disputes(client, "?status=disputed")

    (row,) = body["data"]
    assert (row["id"], row["disputed_by"]) == (deal.order_id, "buyer")
    assert (row["buyer"], row["seller"]) == ("Sita Gurung", "Himal Packaging")
    assert (row["reason"], row["landed"]) == ("Wrong print", "158745.00")
    assert body["meta"]["counts"] == {"disputed": 1, "closed": 0, "cancelled": 0}
    url = f"/api/admin/disputes/{deal.order_id}"
    one = client.get(url, headers=ADMIN).json()["data"]
    assert one["allowed_statuses"] == ["closed", "cancelled"]
    assert [row["to_status"] for row in one["order"]["history"]][-1] == "disputed"
    assert one["order"]["shortages"][0]["reason"] == "broken"
    assert len(one["order"]["deliveries"]) == 1


def test_an_order_without_a_dispute_is_not_for_administrators(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "short")

    url = f"/api/admin/disputes/{deal.order_id}"
    assert client.get(url, headers=ADMIN).status_code == 404
    for who in (BUYER, deal.seller):
        assert client.get("/api/admin/disputes", headers=who).status_code == 403


@pytest.mark.parametrize("status", OrderStatus)
@pytest.mark.parametrize("to", ["closed", "cancelled"])
def test_administrators_decide_as_the_table_allows(
    client: TestClient, database: Database, status: str, to: str
) -> None:
    deal = at(client, database, status)

    answer = staff(client, deal, status=to, reason="The photos show broken goods")

    if to in ORDER.allowed(status, "admin"):
        assert answer.status_code == 200, answer.text
        assert deal.get()["status"] == to
    else:
        # Nobody reads an order that was never disputed.
        assert answer.status_code in {404, 409}
        assert deal.get()["status"] == status


@pytest.mark.parametrize("to", ["closed", "cancelled"])
def test_both_sides_read_the_decision_and_its_reason(
    client: TestClient, database: Database, to: str
) -> None:
    deal = at(client, database, "disputed")

    for _ in range(2):
        reason = "The photos show broken goods"
        decided = staff(client, deal, status=to, reason=reason)
        assert decided.status_code == 200

    for side, user_id in (("buyer", BUYER_ID), ("seller", deal.firm.owner_id)):
        order = deal.get(side)
        assert (order["status"], order["reason"]) == (to, reason)
        assert order["history"][-1]["role"] == "admin"
        assert kinds(database, user_id).count(f"order_{to}_by_haat") == 1
    with database.session() as session:
        *_, event = recorded(session, OrderStatusChanged)
    assert (event.to_status, event.is_open) == (to, False)
    assert disputes(client, f"?status={to}")["meta"]["total"] == 1
    assert staff(client, deal, status=to, reason=" ").status_code == 422


def test_notes_of_all_three_are_read_by_all_three(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "disputed")

    deal.did("buyer", "notes", text="Half of it is unusable")
    deal.did("seller", "notes", text="The truck was sealed")
    answer = staff(client, deal, "/notes", text="Please send photos of the seal")
    assert answer.status_code == 201, answer.text

    url = f"/api/admin/disputes/{deal.order_id}"
    order = client.get(url, headers=ADMIN).json()["data"]["order"]
    for notes in (order["notes"], deal.get()["notes"], deal.get("seller")["notes"]):
        assert [note["role"] for note in notes] == ["buyer", "seller", "admin"]
        assert notes[2]["text"] == "Please send photos of the seal"
    for user_id in (BUYER_ID, deal.firm.owner_id):
        seen = kinds(database, user_id)
        assert seen.count("order_note") == seen.count("order_note_by_haat") == 1


@pytest.mark.parametrize("status", ["short", "closed"])
def test_notes_are_about_a_dispute_only(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)

    for role in ("buyer", "seller"):
        assert deal.call(role, "notes", text="Hello").status_code == 409
    assert staff(client, deal, "/notes", text="Hello").status_code in {404, 409}
    url = f"/api/orders/{deal.order_id}/notes"
    answer = client.post(url, json={"text": "Hello"}, headers=STRANGER)
    assert answer.status_code == 404


def received(client: TestClient, database: Database, *photos: str) -> Deal:
    deal = at(client, database, "delivered")
    path = f"deliveries/{deal.get()['deliveries'][0]['id']}/receipt"
    items = [{"line_id": deal.line_id, **SHORT}]
    deal.did("buyer", path, items=items, attachment_ids=list(photos))
    return deal


def shared(database: Database) -> list[FilesShared]:
    with database.session() as session:
        events = recorded(session, FilesShared)
    return [event for event in events if PHOTOS[0] in map(str, event.file_ids)]


def test_photos_of_a_receipt_are_for_both_sides_and_in_a_dispute_for_haat(
    client: TestClient, database: Database
) -> None:
    deal = received(client, database, *PHOTOS)

    for side in ("buyer", "seller"):
        assert deal.get(side)["deliveries"][0]["attachment_ids"] == PHOTOS
    (event,) = shared(database)
    assert set(event.reader_ids) == {BUYER_ID, deal.firm.owner_id}
    assert (event.owner_id, event.for_admins) == (BUYER_ID, False)
    # They belong to the order: vendor stores them after a deletion, too.
    assert event.held_since is not None

    deal.did("buyer", "dispute", reason="All of it is broken")

    before, after = shared(database)
    assert (after.ref_id, after.for_admins) == (before.ref_id, True)
    assert after.version > before.version


def test_a_receipt_has_no_sixth_photo(client: TestClient, database: Database) -> None:
    deal = at(client, database, "delivered")
    path = f"deliveries/{deal.get()['deliveries'][0]['id']}/receipt"
    photos = [str(new_id()) for _ in range(6)]

    answer = deal.call("buyer", path, attachment_ids=photos)

    assert answer.status_code == 422
    assert "attachment_ids" in answer.json()["errors"]
    assert deal.get()["status"] == "delivered"


def test_contact_details_in_notes_are_erased_with_their_writer(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "disputed")
    deal.did("buyer", "notes", text="Call me: 9841234567")

    leave(database, BUYER_ID)

    (note,) = deal.get("seller")["notes"]
    assert note["text"].startswith("Call me: ")
    assert "9841234567" not in note["text"]
