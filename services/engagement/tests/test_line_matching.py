"""Each line of a requirement is matched by its own category, the nearest sellers
first, within the week's number of leads."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.replicas.categories.models import Category
from engagement.replicas.sellers.models import Seller, SellerResponse
from engagement.rfq.matches import waves
from engagement.rfq.matches.models import Match
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead

from . import factories
from .market import BUYER, BUYER_ID

HERE = {"province_id": 3, "district_id": 301, "municipality_id": 30101}
FAR = {"province_id": 1, "district_id": 101}


def trade(database: Database) -> Category:
    """A leaf of a tree of its own."""
    parent = factories.category(database, level=3, is_leaf=False)
    return factories.category(database, parent_id=parent.category_id)


def supplier(database: Database, of: Category, **fields: Any) -> Seller:
    seller = factories.seller(database, **{**HERE, **fields})
    factories.product(database, seller.seller_id, category_id=of.category_id)
    return seller


def mixed(database: Database, *of: Category, **fields: Any) -> Requirement:
    """A line for a product of each; the first is the category of all."""
    items = []
    for category in of:
        product = factories.product(
            database, new_id(), category_id=category.category_id
        )
        line = {"name": product.name, "quantity": "5", "unit": "pcs"}
        items.append({**line, "product_id": str(product.product_id)})
    row = {"buyer_id": BUYER_ID, "delivery": HERE, "items": items}
    return factories.requirement(
        database, **{**row, "category_id": of[0].category_id, **fields}
    )


def run(database: Database) -> None:
    with database.session() as session:
        waves.run_due(session)


def notified(database: Database, of: Requirement) -> set[UUID]:
    with database.session() as session:
        wanted = select(Match.seller_id).where(Match.requirement_id == of.id)
        return set(session.exec(wanted).all())


def test_the_sellers_of_each_line_are_notified_if_they_meet_the_preferences(
    database: Database,
) -> None:
    cement, rice, solar = (trade(database) for _ in range(3))
    good = {
        supplier(database, of, is_verified=True).seller_id
        for of in (cement, rice, solar)
    }
    supplier(database, rice)
    supplier(database, trade(database), is_verified=True)
    prefs = {"verified_only": True, "province_ids": []}

    wanted = mixed(database, cement, rice, solar, prefs=prefs)
    run(database)

    assert notified(database, wanted) == good


def test_a_line_with_many_sellers_leaves_places_to_the_others(
    database: Database,
) -> None:
    cement, rice = trade(database), trade(database)
    for _ in range(32):
        supplier(database, cement, is_verified=True)
    far = {supplier(database, rice, **FAR).seller_id for _ in range(2)}

    wanted = mixed(database, cement, rice)
    run(database)

    assert far <= notified(database, wanted)
    assert len(notified(database, wanted)) == 15 + 2


def test_only_the_line_with_few_sellers_goes_farther(database: Database) -> None:
    cement, rice = trade(database), trade(database)
    here = {supplier(database, cement).seller_id for _ in range(3)}
    supplier(database, cement, **FAR)
    far = supplier(database, rice, **FAR)

    wanted = mixed(database, cement, rice)
    run(database)

    assert notified(database, wanted) == {*here, far.seller_id}


def test_a_nearer_branch_of_the_tree_is_notified_before_a_declared_root(
    database: Database,
) -> None:
    root = factories.category(database, level=1, is_leaf=False)
    under_root = {"parent_id": root.category_id, "level": 2, "is_leaf": False}
    cement = factories.category(database, **under_root)
    white = factories.category(database, parent_id=cement.category_id, level=3)
    grey = factories.category(
        database, parent_id=cement.category_id, level=3, is_leaf=False
    )
    opc = factories.category(database, parent_id=grey.category_id, level=4)
    bricks = factories.category(database, **under_root)
    near = supplier(database, opc)
    works = supplier(
        database, bricks, category_ids=[root.category_id], is_verified=False
    )
    closure = {"closed_from": today(), "closed_to": today() + timedelta(days=9)}
    supplier(database, opc, **closure)

    wanted = mixed(database, white)
    run(database)

    with database.session() as session:
        ranked = select(Match).where(Match.requirement_id == wanted.id)
        scores = {one.seller_id: one.score for one in session.exec(ranked).all()}
    assert scores.keys() == {near.seller_id, works.seller_id}
    assert scores[near.seller_id] > scores[works.seller_id]


@pytest.mark.parametrize(("response_rate", "most"), [(30, 7), (None, 20), (90, 40)])
def test_a_week_has_fewer_leads_for_sellers_who_do_not_answer(
    database: Database, response_rate: int | None, most: int
) -> None:
    leaf = trade(database)
    seller = supplier(database, leaf)
    with database.session() as session:
        count: dict[str, Any] = {"response_rate": response_rate, "counted_at": now()}
        session.add(SellerResponse(seller_id=seller.seller_id, **count))
    for _ in range(most):
        closed = mixed(database, leaf, status="closed")
        factories.match(database, closed, seller.seller_id)

    public = mixed(database, leaf)
    named = mixed(database, leaf, seller_ids=[str(seller.seller_id)])
    run(database)

    assert notified(database, public) == set()
    assert notified(database, named) == {seller.seller_id}
    with ahead(days=8):
        next_week = mixed(database, leaf)
        run(database)
        assert notified(database, next_week) == {seller.seller_id}


def test_nobody_hears_of_sellers_farther_away_who_do_not_exist(
    client: TestClient, database: Database
) -> None:
    leaf = trade(database)
    for _ in range(3):
        supplier(database, leaf)
    mixed(database, leaf)

    for hours in (0, 25, 50, 75):
        with ahead(hours=hours):
            run(database)

    rows = client.get("/api/notifications", headers=BUYER).json()["data"]
    assert [row["kind"] for row in rows] == ["requirement_no_quotes"]


def test_a_named_seller_who_is_closed_is_notified_when_it_opens(
    database: Database,
) -> None:
    leaf = trade(database)
    closure = {"closed_from": today(), "closed_to": today() + timedelta(days=2)}
    closed, there = supplier(database, leaf, **closure), supplier(database, leaf)
    named = [str(seller.seller_id) for seller in (closed, there)]
    wanted = mixed(database, leaf, seller_ids=named)

    run(database)
    with ahead(days=1):
        run(database)
        assert notified(database, wanted) == {there.seller_id}
    with ahead(days=4):
        run(database)
        assert notified(database, wanted) == {closed.seller_id, there.seller_id}
