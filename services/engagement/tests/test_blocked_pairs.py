"""A requirement does not match a buyer and a seller who have a block."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.conversations.models import Block
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import waves
from engagement.rfq.matches.models import Match
from servicekit.clock import now
from servicekit.db import Database

from . import factories
from .market import BUYER, BUYER_ID, as_seller

REFUSALS = {
    "buyer": "You have blocked one of these suppliers.",
    "seller": "One of these suppliers doesn’t accept requirements from you.",
}
either_side = pytest.mark.parametrize("by_role", ["buyer", "seller"])


def block(database: Database, seller: Seller, by_role: str) -> None:
    pair = {"seller_id": seller.seller_id, "buyer_id": BUYER_ID}
    with database.session() as session:
        session.add(Block(**pair, by_role=by_role, at=now()))


def post(client: TestClient, **form: Any) -> Any:
    wanted = {
        "title": "Tea for the hotel",
        "description": "Fifty kilos of black tea each month.",
        "items": [{"name": "Tea", "quantity": 50, "unit": "pcs"}],
    }
    return client.post("/api/requirements", json={**wanted, **form}, headers=BUYER)


@either_side
def test_a_blocked_pair_is_not_matched(database: Database, by_role: str) -> None:
    leaf = factories.category(database)
    sells = {"category_ids": [leaf.category_id]}
    blocked = factories.seller(database, **sells)
    other = factories.seller(database, **sells)
    block(database, blocked, by_role)
    fields = {"category_id": leaf.category_id, "buyer_id": BUYER_ID}
    factories.requirement(database, **fields)

    with database.session() as session:
        waves.run_due(session)

    with database.session() as session:
        result = session.exec(select(Match.seller_id)).all()
    assert result == [other.seller_id]


@either_side
@pytest.mark.parametrize("status", ["open", "draft"])
def test_a_private_requirement_cannot_name_a_blocked_seller(
    client: TestClient, database: Database, by_role: str, status: str
) -> None:
    leaf, seller = factories.category(database), factories.seller(database)
    block(database, seller, by_role)
    named = {"seller_ids": [str(seller.seller_id)], "status": status}

    answer = post(client, category_id=str(leaf.category_id), **named)

    assert answer.status_code == 422
    assert answer.json()["errors"] == {"seller_ids": [REFUSALS[by_role]]}


def test_a_draft_that_names_a_blocked_seller_is_not_posted(
    client: TestClient, database: Database
) -> None:
    leaf, seller = factories.category(database), factories.seller(database)
    named = {"seller_ids": [str(seller.seller_id)], "status": "draft"}
    draft = post(client, category_id=str(leaf.category_id), **named).json()["data"]
    block(database, seller, "seller")

    opened = client.post(
        f"/api/requirements/{draft['id']}", json={"status": "open"}, headers=BUYER
    )

    assert opened.json()["errors"] == {"seller_ids": [REFUSALS["seller"]]}


@either_side
def test_a_blocked_seller_does_not_find_the_requirement(
    client: TestClient, database: Database, by_role: str
) -> None:
    trade = {"category_ids": [factories.category(database).category_id]}
    fields = {"buyer_id": BUYER_ID, "category_id": trade["category_ids"][0]}
    wanted = factories.requirement(database, **fields)
    seller, other = (factories.seller(database, **trade) for _ in range(2))
    block(database, seller, by_role)
    url, look = f"/api/requirements/{wanted.id}", {"status": "viewed"}

    assert client.post(url, json=look, headers=as_seller(seller)).status_code == 404
    assert client.post(url, json=look, headers=as_seller(other)).status_code == 200
