"""A buyer's preferences, blocks and closures hold on every route; slots are freed."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.engagement import FilesShared
from contracts.vendor import SellerUpdated
from engagement.commands import service
from engagement.conversations.models import Block
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import service as matches
from engagement.rfq.matches import waves
from engagement.rfq.matches.models import Match
from engagement.rfq.quotes import jobs
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, offer, write

PREFERENCES = {"verified_only": True, "province_ids": [6]}
FITS = {"is_verified": True, "province_id": 6}


@pytest.fixture
def trade(database: Database) -> dict[str, Any]:
    return {"category_ids": [factories.category(database).category_id]}


@pytest.fixture
def wanted(database: Database, trade: dict[str, Any]) -> Requirement:
    of: Requirement = factories.requirement(
        database,
        buyer_id=BUYER_ID,
        category_id=trade["category_ids"][0],
        prefs=PREFERENCES,
        attachment_ids=[str(new_id())],
        files_version=1,
    )
    return of


def routes(client: TestClient, who: Seller, of: Requirement) -> dict[str, Any]:
    """What each route answers: the list by its count, the others by status."""
    headers, url = as_seller(who), f"/api/requirements/{of.id}"
    listed = client.get("/api/requirements?as=seller", headers=headers).json()
    quoted = client.post(f"{url}/quotes", json=offer(of), headers=headers)
    looked = client.post(url, json={"status": "viewed"}, headers=headers)
    return {
        "list": len(listed["data"]) + listed["meta"]["total"],
        "counts": sum(listed["meta"]["counts"].values()),
        "open": client.get(url, headers=headers).status_code,
        "viewed": looked.status_code,
        "quote": quoted.status_code,
    }


SHUT = {"list": 0, "counts": 0, "open": 404, "viewed": 404, "quote": 404}


def readers(session: Session) -> set[Any]:
    return set(recorded(session, FilesShared)[-1].reader_ids)


@pytest.mark.parametrize(
    "lacks",
    [{"is_verified": False}, {"province_id": 3}, {"category_ids": []}],
    ids=["badge", "province", "trade"],
)
def test_who_does_not_fit_finds_no_door(
    client: TestClient,
    database: Database,
    trade: dict[str, Any],
    wanted: Requirement,
    lacks: dict[str, Any],
) -> None:
    stranger = factories.seller(database, **{**FITS, **trade, **lacks})
    closed = {"closed_from": today(), "closed_to": today() + timedelta(days=9)}
    away = factories.seller(database, **FITS, **trade, **closed)
    with database.session() as session:
        waves.run_due(session)

    assert routes(client, stranger, wanted) == SHUT
    assert routes(client, away, wanted) == SHUT
    fitting = factories.seller(database, **FITS, **trade)
    url = f"/api/requirements/{wanted.id}"
    looked = client.post(url, json={"status": "viewed"}, headers=as_seller(fitting))
    assert looked.status_code == 200


def matched(database: Database, of: Requirement, **fields: Any) -> Seller:
    seller = factories.seller(database, **{**FITS, **fields})
    factories.match(database, of, seller.seller_id)
    return seller


def lose_badge(database: Database, seller: Seller) -> None:
    card = {**seller.model_dump(), "version": 2, "is_verified": False}
    deliver(database, service, SellerUpdated.model_validate(card))


def test_who_loses_the_badge_loses_the_lead_and_its_files(
    client: TestClient, database: Database, session: Session, wanted: Requirement
) -> None:
    seller, other = matched(database, wanted), matched(database, wanted)
    assert client.get(
        f"/api/requirements/{wanted.id}", headers=as_seller(seller)
    ).is_success

    lose_badge(database, seller)

    assert readers(session) == {BUYER_ID, other.owner_id}
    assert routes(client, seller, wanted) == SHUT


def test_a_seller_who_has_quoted_retains_access(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller = matched(database, wanted)
    quote = write(client, seller, wanted)

    lose_badge(database, seller)

    url = f"/api/requirements/{wanted.id}"
    assert client.get(url, headers=as_seller(seller)).is_success
    withdrawn = act(client, as_seller(seller), quote["id"], "withdraw")
    assert withdrawn.status_code == 200
    assert client.get(url, headers=as_seller(seller)).status_code == 404


def lead_of(database: Database, of: Requirement, seller: Seller) -> Match:
    with database.session() as session:
        result = matches.of(session, of.id, seller.seller_id)
    assert result is not None
    return result


@pytest.mark.parametrize("by_role", ["buyer", "seller"])
def test_a_block_shuts_every_door_and_takes_the_files(
    client: TestClient,
    database: Database,
    session: Session,
    wanted: Requirement,
    by_role: str,
) -> None:
    seller = matched(database, wanted)
    lead = lead_of(database, wanted, seller)
    who = BUYER if by_role == "buyer" else as_seller(seller)

    blocked = client.post(f"/api/conversations/{lead.id}/block", headers=who)

    assert blocked.status_code < 300, blocked.text
    assert readers(session) == {BUYER_ID}
    assert routes(client, seller, wanted) == SHUT


def test_a_block_from_before_holds_too(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller = matched(database, wanted)
    pair = {"seller_id": seller.seller_id, "buyer_id": BUYER_ID}
    with database.session() as session:
        session.add(Block(**pair, by_role="buyer", at=now()))

    assert routes(client, seller, wanted) == SHUT


@pytest.mark.parametrize("end", ["withdraw", "reject", "expire"])
def test_a_slot_is_free_again_when_its_quote_ends(
    client: TestClient, database: Database, end: str
) -> None:
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, max_quotes=1, expires_at=now() + timedelta(days=30)
    )
    taker, next_one = (matched(database, wanted) for _ in range(2))
    quote = write(client, taker, wanted)
    refused = client.post(
        f"/api/requirements/{wanted.id}/quotes",
        json=offer(wanted),
        headers=as_seller(next_one),
    )
    assert refused.status_code == 409

    if end == "expire":
        with ahead(days=9), database.session() as session:
            jobs.expire_due(session)
    else:
        who = as_seller(taker) if end == "withdraw" else BUYER
        assert act(client, who, quote["id"], end).status_code == 200

    with ahead(days=9 if end == "expire" else 0):
        write(client, next_one, wanted)
    kinds = [
        row["kind"]
        for row in client.get("/api/notifications", headers=BUYER).json()["data"]
    ]
    assert "requirement_reopened" in kinds


def test_what_its_buyer_closed_stays_closed(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID, max_quotes=2)
    seller = matched(database, wanted)
    quote = write(client, seller, wanted)
    url = f"/api/requirements/{wanted.id}"
    client.post(url, json={"status": "closed"}, headers=BUYER)

    act(client, as_seller(seller), quote["id"], "withdraw")

    body = client.get(url, headers=BUYER).json()["data"]
    assert (body["status"], body["seats_left"]) == ("closed", 2)


def test_a_closed_firms_clocks_begin_when_it_opens(
    client: TestClient, database: Database
) -> None:
    last = today() + timedelta(days=9)
    closed = {"closed_from": today(), "closed_to": last}
    seller = factories.seller(database, **closed)
    leaf = factories.category(database)
    url = f"/api/webui/seller/{seller.slug}/contactseller"
    sent = client.post(url, json=factories.form(leaf.category_id))
    assert sent.status_code == 201, sent.text

    (row,) = client.get("/api/enquiries?as=seller", headers=as_seller(seller)).json()[
        "data"
    ]
    assert row["expires_at"][:10] >= (last + timedelta(days=7)).isoformat()
    assert row["due_at"][:10] >= (last + timedelta(days=1)).isoformat()
