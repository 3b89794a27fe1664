"""Which sellers are notified, why, and when: with a fixed clock."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import col, select

from engagement.replicas.categories.models import Category
from engagement.replicas.sellers.models import Seller, SellerResponse
from engagement.rfq.matches import waves
from engagement.rfq.matches.models import Match
from engagement.rfq.matches.scores import MUNICIPALITY, TRADE
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead

from . import factories
from .market import BUYER, BUYER_ID, as_seller, write

HERE = {"province_id": 3, "district_id": 301, "municipality_id": 30101}
NEAR = {"province_id": 3, "district_id": 302}
FAR = {"province_id": 1, "district_id": 101}


@pytest.fixture
def leaf(database: Database) -> Category:
    parent = factories.category(database, level=3, is_leaf=False)
    return factories.category(database, parent_id=parent.category_id)


def firm(database: Database, leaf: Category, **fields: Any) -> Seller:
    return factories.seller(database, category_ids=[leaf.category_id], **fields)


def want(database: Database, leaf: Category, **fields: Any) -> Requirement:
    row = {"category_id": leaf.category_id, "buyer_id": BUYER_ID, "delivery": HERE}
    return factories.requirement(database, **{**row, **fields})


def run(database: Database) -> None:
    with database.session() as session:
        waves.run_due(session)


def matches_of(database: Database, of: Requirement) -> list[Match]:
    with database.session() as session:
        wanted = select(Match).where(Match.requirement_id == of.id)
        return list(session.exec(wanted.order_by(col(Match.score).desc())).all())


def test_the_score_has_its_parts(
    client: TestClient, database: Database, leaf: Category
) -> None:
    best = factories.seller(database, is_verified=True, **HERE)
    product = {"category_id": leaf.category_id}
    factories.product(database, best.seller_id, **product)
    with database.session() as session:
        count: dict[str, Any] = {"response_rate": 90, "counted_at": now()}
        session.add(SellerResponse(seller_id=best.seller_id, **count))
    sister = factories.category(database, parent_id=leaf.parent_id)
    sibling = factories.seller(database, **NEAR)
    factories.product(database, sibling.seller_id, category_id=sister.category_id)
    trader = firm(database, leaf, **HERE)
    factories.seller(database, **HERE)
    wanted = want(database, leaf)

    run(database)

    url = f"/api/requirements/{wanted.id}"
    scores = {
        who.seller_id: client.get(url, headers=as_seller(who)).json()["data"]["match"][
            "score"
        ]
        for who in (best, sibling, trader)
    }
    assert scores[best.seller_id] == {
        "total": 1.68,
        "parts": [
            {"key": "category", "points": 1.0},
            {"key": "municipality", "points": 0.3},
            {"key": "verified", "points": 0.2},
            {"key": "response", "points": 0.18},
        ],
    }
    assert scores[trader.seller_id]["parts"][0] == {"key": "trade", "points": 0.5}
    assert scores[sibling.seller_id]["total"] == 0.7
    assert len(matches_of(database, wanted)) == 3


def test_a_declared_category_counts_by_its_steps_above_the_requested_one(
    database: Database,
) -> None:
    tree = [factories.category(database, level=1, is_leaf=False)]
    for level in (2, 3, 4):
        under = {"parent_id": tree[-1].category_id, "is_leaf": level == 4}
        tree.append(factories.category(database, level=level, **under))
    traders = [firm(database, category, **HERE) for category in reversed(tree)]
    lowest = want(database, tree[3])
    run(database)
    above = want(database, tree[2])
    run(database)

    scores = {one.seller_id: one.score * 100 for one in matches_of(database, lowest)}
    expected = [points + MUNICIPALITY for points in TRADE]
    assert [scores.get(trader.seller_id) for trader in traders] == expected
    notified = {one.seller_id for one in matches_of(database, above)}
    assert notified == {trader.seller_id for trader in traders[1:]}


def test_thirty_at_once_then_thirty_more_while_few_quote(
    client: TestClient, database: Database, leaf: Category
) -> None:
    firms = [firm(database, leaf, **HERE) for _ in range(65)]
    wanted = want(database, leaf)

    run(database)
    run(database)
    assert len(matches_of(database, wanted)) == 30
    with ahead(hours=25):
        run(database)
        assert len(matches_of(database, wanted)) == 60
    first = matches_of(database, wanted)[0]
    quoting = next(one for one in firms if one.seller_id == first.seller_id)
    write(client, quoting, wanted)
    with ahead(hours=50):
        run(database)
        assert len(matches_of(database, wanted)) == 60


def test_three_quotes_are_enough_for_no_second_wave(
    client: TestClient, database: Database, leaf: Category
) -> None:
    firms = {one.seller_id: one for one in (firm(database, leaf) for _ in range(40))}
    wanted = want(database, leaf)
    run(database)
    for match in matches_of(database, wanted)[:3]:
        write(client, firms[match.seller_id], wanted)

    with ahead(hours=25):
        run(database)

    assert len(matches_of(database, wanted)) == 30


def test_without_a_quote_it_goes_farther_and_the_buyer_hears(
    client: TestClient, database: Database, leaf: Category
) -> None:
    for place in (HERE, HERE, HERE, NEAR, FAR):
        firm(database, leaf, **place)
    wanted, reached = want(database, leaf), []

    for hours in (0, 25, 50, 75, 100):
        with ahead(hours=hours):
            run(database)
            reached.append(len(matches_of(database, wanted)))

    assert reached == [3, 3, 4, 5, 5]
    rows = client.get("/api/notifications", headers=BUYER).json()["data"]
    assert [row["kind"] for row in rows] == [
        "requirement_no_quotes",
        "requirement_widened",
        "requirement_widened",
    ]


def test_leads_go_round(database: Database, leaf: Category) -> None:
    firms = [firm(database, leaf, **HERE) for _ in range(60)]
    for _ in range(2):
        wanted = want(database, leaf)
        run(database)
        last = {match.seller_id for match in matches_of(database, wanted)}

    with database.session() as session:
        reached = set(session.exec(select(Match.seller_id)).all())
    assert len(last) == 30
    assert reached == {one.seller_id for one in firms}


def test_only_preferred_sellers_are_notified(
    database: Database, leaf: Category
) -> None:
    firm(database, leaf, **HERE)
    badge = firm(database, leaf, is_verified=True, **FAR)
    firm(database, leaf, status="suspended", is_verified=True, **HERE)
    firm(database, leaf, owner_id=BUYER_ID, is_verified=True, **HERE)
    named = factories.seller(database, **FAR)

    public = want(database, leaf, prefs={"verified_only": True, "province_ids": []})
    private = want(database, leaf, seller_ids=[str(named.seller_id)])
    run(database)

    assert [one.seller_id for one in matches_of(database, public)] == [badge.seller_id]
    assert [one.seller_id for one in matches_of(database, private)] == [named.seller_id]


def test_a_seller_finds_an_open_one_but_no_private_one(
    client: TestClient, database: Database, leaf: Category
) -> None:
    finder, stranger = firm(database, leaf), factories.seller(database)
    public = want(database, leaf)
    private = want(database, leaf, seller_ids=[str(new_id())])
    who, look = as_seller(finder), {"status": "viewed"}
    url = f"/api/requirements/{public.id}"
    assert client.post(url, json=look, headers=as_seller(stranger)).status_code == 404

    for of, status in ((public, 200), (private, 404)):
        url = f"/api/requirements/{of.id}"
        assert client.get(url, headers=who).status_code == 404
        assert client.post(url, json=look, headers=who).status_code == status
    assert client.get("/api/requirements?as=seller&status=viewed", headers=who).json()[
        "data"
    ][0]["id"] == str(public.id)
