"""A signed deal remains when the account of a side is deleted."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import UserDeleted
from contracts.engagement import DealChanged
from contracts.vendor import SellerUpdated
from engagement.commands import service
from engagement.notifications.models import Notification
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import deliver, recorded

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write
from .test_documents import read

FIRM = {"company_name": "Himal Packaging", "district": "Lalitpur"}
FIRM |= {"pan_number": "601234567"}
SIGNED = ("HimalPackaging", "601234567", "SitaGurung", "Carton3,000", "1,54,245.00")


def agreed(client: TestClient, database: Database) -> tuple[Seller, Requirement, Any]:
    """An accepted quote, its deal fulfilled."""
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, contact_email="sita@example.com"
    )
    firm = matched_seller(database, wanted, **FIRM)
    quote = write(client, firm, wanted, note="Delivered in May")
    assert act(client, BUYER, quote["id"], "accept").status_code == 200
    return firm, wanted, quote


def fulfil(client: TestClient, wanted: Requirement) -> None:
    form = {"status": "fulfilled"}
    done = client.post(f"/api/requirements/{wanted.id}", json=form, headers=BUYER)
    assert done.status_code == 200, done.text


def leave(database: Database, user_id: Any) -> None:
    gone = UserDeleted(user_id=user_id, version=9, deleted_at=now())
    deliver(database, service, gone, times=2)


def close_company(database: Database, firm: Seller) -> None:
    """As vendor publishes it: the card is empty."""
    fields = {"seller_id": firm.seller_id, "owner_id": firm.owner_id, "version": 8}
    card = {**fields, "slug": "closed-1", "company_name": "Closed company"}
    closed = SellerUpdated.model_validate(
        {**card, "status": "closed", "is_forgotten": True}
    )
    deliver(database, service, closed)


def kinds_of(database: Database, user_id: Any) -> list[str]:
    with database.session() as session:
        theirs = select(Notification.kind).where(Notification.user_id == user_id)
        return list(session.exec(theirs).all())


def test_the_buyer_retains_the_quote_of_a_deleted_company(
    client: TestClient, database: Database
) -> None:
    firm, wanted, quote = agreed(client, database)
    fulfil(client, wanted)

    close_company(database, firm)
    leave(database, firm.owner_id)

    body = client.get(f"/api/quotes/{quote['id']}", headers=BUYER).json()["data"]
    assert (body["status"], body["totals"]["landed"]) == ("accepted", "154245.00")
    assert body["seller"]["company_name"] == "Himal Packaging"
    assert body["note"] == "Delivered in May"
    assert body["parties"]["signer"] == "Sita Gurung"
    text = read(client, quote_of(database, quote), BUYER, "en")
    assert [part for part in SIGNED if part not in text] == []
    assert kinds_of(database, BUYER_ID).count("quote_partner_left") == 1


def test_the_company_retains_the_quote_of_a_deleted_buyer(
    client: TestClient, database: Database
) -> None:
    firm, wanted, quote = agreed(client, database)
    fulfil(client, wanted)

    leave(database, BUYER_ID)

    who = as_seller(firm)
    body = client.get(f"/api/quotes/{quote['id']}", headers=who).json()["data"]
    assert body["totals"]["landed"] == "154245.00"
    assert body["items"][0]["name"] == "Carton"
    assert body["requirement"]["title"] == "Cartons, 5 ply"
    assert body["contact"] is None
    text = read(client, quote_of(database, quote), who, "en")
    assert [part for part in SIGNED if part not in text] == []
    assert "9841234567" not in text
    assert kinds_of(database, firm.owner_id).count("quote_partner_left") == 1


def test_an_open_deal_outlives_its_deleted_buyer(
    client: TestClient, database: Database
) -> None:
    firm, _, quote = agreed(client, database)

    leave(database, BUYER_ID)

    who = as_seller(firm)
    body = client.get(f"/api/quotes/{quote['id']}", headers=who).json()["data"]
    assert (body["status"], body["requirement"]["status"]) == ("accepted", "awarded")


def test_what_was_only_offered_goes_with_its_firm(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = matched_seller(database, wanted, **FIRM)
    quote = write(client, firm, wanted, note="Ask for Hari Sharma")

    close_company(database, firm)
    leave(database, firm.owner_id)

    answer = client.get(f"/api/quotes/{quote['id']}", headers=BUYER)
    assert "Hari" not in answer.text
    assert answer.json()["data"]["items"] == []
    feed = client.get("/api/notifications", headers=BUYER).text
    assert "Himal" not in feed


@pytest.mark.parametrize("end", ["fulfilled", "cancelled", "open"])
def test_auth_hears_of_a_deal_and_of_its_end(
    client: TestClient, database: Database, end: str
) -> None:
    firm, wanted, quote = agreed(client, database)
    with database.session() as session:
        (opened,) = recorded(session, DealChanged)

    form = {"status": end}
    client.post(f"/api/requirements/{wanted.id}", json=form, headers=BUYER)

    with database.session() as session:
        *_, ended = recorded(session, DealChanged)
        page = service.snapshot_page(session, "deals", "", 10)
    assert (opened.is_open, ended.is_open) == (True, False)
    assert opened.version < ended.version
    assert str(opened.quote_id) == quote["id"]
    sides = (opened.buyer_id, opened.seller_owner_id)
    assert sides == (BUYER_ID, firm.owner_id)
    assert opened.number.startswith("HQ-")
    (item,) = page
    assert item["event"]["data"]["is_open"] is False


def quote_of(database: Database, quote: Any) -> Quote:
    with database.session() as session:
        return session.get_one(Quote, quote["id"])
