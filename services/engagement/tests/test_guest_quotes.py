"""A guest reads, counters and accepts one quote by the link of an email."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.engagement import DealChanged, EnquiryStatusChanged
from engagement.conversations.models import guest_blocks
from engagement.enquiries.blocks import contact_digests
from engagement.enquiries.models import Enquiry
from engagement.orders.models import Order
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from .guest_buyer import Guest
from .market import act


@pytest.fixture
def guest(client: TestClient, database: Database) -> Guest:
    return Guest(client, database)


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def test_the_guest_is_mailed_a_link_that_opens_the_quote(guest: Guest) -> None:
    quote = guest.offered(freight="500.00")

    answer = guest.get()

    assert answer.status_code == 200, answer.text
    read = answer.json()["data"]
    assert read["quote"]["id"] == quote["id"]
    assert read["quote"]["totals"]["landed"] == "20981.25"
    assert read["quote"]["seller"]["company_name"] == guest.firm.company_name
    assert (read["order"], read["phone_hint"]) == (None, "••• 567")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"


def test_the_seller_opens_what_the_guest_requested_for_a_new_version(
    client: TestClient, guest: Guest
) -> None:
    quote = guest.offered()
    url = f"/api/requirements/{quote['requirement']['id']}"

    answer = client.get(url, headers=guest.seller)

    assert answer.status_code == 200, answer.text
    read = answer.json()["data"]
    assert (read["user_id"], read["quote_id"]) == (None, quote["id"])
    item = quote["items"][0]
    changed = {
        "requirement_item_id": item["requirement_item_id"],
        "unit_price": "1400.00",
    }
    form = {"items": [changed], "tax_mode": "vat_13_extra"}
    revise = f"/api/quotes/{quote['id']}/revise"
    again = client.post(revise, json=form, headers=guest.seller)
    assert (again.status_code, again.json()["data"]["version"]) == (201, 2)


def test_neither_the_email_nor_the_link_has_what_others_typed(guest: Guest) -> None:
    guest.offered()
    (text,) = guest.texts("guest_quoted")

    assert guest.firm.company_name not in text
    assert "1450" not in text
    assert guest.enquiry.phone not in guest.get().text
    assert guest.enquiry.email not in guest.get().text


def test_the_quote_is_the_sellers_and_no_accounts(
    client: TestClient, guest: Guest
) -> None:
    quote = guest.offered()

    listed = client.get("/api/quotes", headers=guest.seller).json()["data"]
    stranger = client.get(f"/api/quotes/{quote['id']}", headers=bearer(new_id()))
    enquiry = client.get(f"/api/enquiries/{guest.enquiry.id}", headers=guest.seller)

    assert [one["id"] for one in listed] == [quote["id"]]
    assert listed[0]["contact"]["email"] == guest.enquiry.email
    assert stranger.status_code == 404
    assert enquiry.json()["data"]["status"] == "quoted"


def test_a_counter_offer_has_price_quantity_and_terms(
    client: TestClient, guest: Guest
) -> None:
    quote = guest.offered()
    line = quote["items"][0]["requirement_item_id"]
    item = {"requirement_item_id": line, "unit_price": "1400.00", "quantity": "20"}
    terms = {"payment": {"advance_pct": 0, "credit_days": 15}, "delivery_days": 3}

    answer = guest.post("counter", version=1, note="Rate?", items=[item], **terms)

    assert answer.status_code == 200, answer.text
    url = f"/api/quotes/{quote['id']}"
    seen = client.get(url, headers=guest.seller).json()["data"]["counter"]
    assert seen["items"] == [item]
    assert (seen["payment"], seen["delivery_days"]) == (terms["payment"], 3)


def test_a_line_of_a_counter_offer_changes_something(guest: Guest) -> None:
    line = guest.offered()["items"][0]["requirement_item_id"]
    items = [{"requirement_item_id": line}]

    answer = guest.post("counter", version=1, note="Rate?", items=items)

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["items.0.unit_price"]


def test_the_link_opens_the_newest_version_and_no_unread_one_is_decided(
    client: TestClient, guest: Guest
) -> None:
    first = guest.offered()
    token, line = guest.token(), first["items"][0]["requirement_item_id"]
    guest.post("counter", version=1, note="1,400?")
    better = {"items": [{"requirement_item_id": line, "unit_price": "1410.00"}]}
    act(client, guest.seller, first["id"], "revise", **better, tax_mode="vat_13_extra")

    stale = guest.post("accept", token, code="123456", version=1)
    read = guest.get(token).json()["data"]["quote"]

    assert code_of(stale) == (409, "quote_replaced")
    assert (read["version"], read["items"][0]["unit_price"]) == (2, "1410.00")
    assert len(guest.texts("guest_quoted")) == 2


def test_accepting_proves_the_phone_and_places_the_order(
    client: TestClient, session: Session, guest: Guest
) -> None:
    quote = guest.offered()

    accepted = guest.accepted()

    assert accepted["quote"]["status"] == "accepted"
    assert accepted["order"]["number"].startswith("HO-")
    (order,) = client.get("/api/orders?as=seller", headers=guest.seller).json()["data"]
    assert order["number"] == accepted["order"]["number"]
    stored = session.get_one(Order, order["id"])
    buyer = stored.parties["buyer"]
    assert stored.buyer_id is None
    assert (buyer["person"], buyer["phone_number"], buyer["email"]) == (
        guest.enquiry.name,
        guest.enquiry.phone,
        guest.enquiry.email,
    )
    enquiry = session.get_one(Enquiry, guest.enquiry.id)
    assert (enquiry.status, enquiry.is_proven) == ("won", True)
    assert recorded(session, EnquiryStatusChanged)[-1].is_proven
    (deal,) = recorded(session, DealChanged)
    assert (deal.is_open, deal.buyer_id) == (True, deal.requirement_id)
    (news,) = client.get("/api/notifications", headers=guest.seller).json()["data"]
    assert (news["kind"], news["link"]) == (
        "quote_accepted",
        f"/seller/quotes/{quote['id']}",
    )


def test_an_accepted_quote_needs_no_second_code(guest: Guest) -> None:
    guest.offered()
    order = guest.accepted()["order"]

    again = guest.post("accept", code="000000", version=1)

    assert again.status_code == 200
    assert again.json()["data"]["order"] == order


def test_a_wrong_code_places_no_order_and_counts(
    session: Session, guest: Guest
) -> None:
    guest.offered()
    right = guest.code()
    wrong = f"{(int(right) + 1) % 10**6:06}"

    tries = [guest.post("accept", code=wrong, version=1) for _ in range(5)]
    late = guest.post("accept", code=right, version=1)

    assert {code_of(one) for one in [*tries, late]} == {(422, "wrong_code")}
    assert list(late.json()["errors"]) == ["code"]
    assert session.execute(sa.select(sa.func.count(Order.id))).scalar() == 0  # type: ignore[arg-type]


def test_codes_wait_a_minute_and_go_to_mobiles_only(
    client: TestClient, database: Database, guest: Guest
) -> None:
    guest.offered()
    guest.code()
    landline = Guest(client, database, phone="+97714412345", email="x@example.com")
    landline.offered()

    assert guest.post("otp", guest.link()).status_code == 429
    refused = landline.post("otp", landline.link())
    assert code_of(refused) == (422, "number_unreachable")


@pytest.mark.parametrize("by", ["withdraw", "decline", "expire"])
def test_a_quote_that_has_ended_is_readable_and_not_accepted(
    client: TestClient, guest: Guest, by: str
) -> None:
    quote = guest.offered()
    code = guest.code()
    if by == "withdraw":
        act(client, guest.seller, quote["id"], "withdraw")
    elif by == "decline":
        assert guest.post("reject", version=1, reason="Too dear").status_code == 200
    else:
        with guest.database.session() as session:
            session.execute(sa.text("update quotes set expires_at = now()"))

    late = guest.post("accept", code=code, version=1)
    no_code = guest.post("otp")

    assert (late.status_code, no_code.status_code) == (409, 409)
    ended = {"withdraw": "withdrawn", "decline": "rejected", "expire": "expired"}
    assert guest.get().json()["data"]["quote"]["status"] == ended[by]
    assert len(guest.texts("guest_quote_ended")) == (1 if by == "withdraw" else 0)


def test_a_guest_opens_no_files_and_a_blocked_one_gets_no_quote(
    database: Database, guest: Guest
) -> None:
    with_files = guest.offer(attachment_ids=[str(new_id())])
    with database.session() as session:
        (digest, _) = contact_digests(session, guest.enquiry).values()
        row = {"seller_id": guest.firm.seller_id, "mark": digest, "at": now()}
        session.execute(sa.insert(guest_blocks).values(row))

    assert list(with_files.json()["errors"]) == ["attachment_ids"]
    assert code_of(guest.offer()) == (409, "blocked_by_you")


def test_the_guest_prints_the_quotation(guest: Guest) -> None:
    guest.offered()

    printed = guest.get(path="/quotation.pdf")

    assert printed.headers["content-type"] == "application/pdf"
    assert printed.content.startswith(b"%PDF")
    assert code_of(guest.get("wrong", "/quotation.pdf")) == (404, "link_unknown")


def test_news_of_the_order_is_mailed_with_a_link(
    client: TestClient, guest: Guest
) -> None:
    guest.offered()
    guest.accepted()
    (order,) = client.get("/api/orders?as=seller", headers=guest.seller).json()["data"]
    client.post(f"/api/orders/{order['id']}/confirm", json={}, headers=guest.seller)

    assert len(guest.texts("guest_order")) == 2
    read = guest.get(guest.token("guest_order")).json()["data"]
    assert read["order"]["status"] == "confirmed"
