"""All open leads: a seller finds there what it may open, and nothing else."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from engagement.accounts.suspensions import service as suspensions
from engagement.conversations.models import Block
from engagement.replicas.categories.models import Category
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import candidates
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER_ID, as_seller, matched_seller, offer

URL = "/api/requirements/open"
LOOK = {"status": "viewed"}


@pytest.fixture
def leaf(database: Database) -> Category:
    parent = factories.category(database, level=3, is_leaf=False)
    leaf: Category = factories.category(database, parent_id=parent.category_id)
    return leaf


def firm(database: Database, leaf: Category, **fields: Any) -> Seller:
    row = {"category_ids": [leaf.category_id], "is_verified": True, "province_id": 6}
    return factories.seller(database, **{**row, **fields})


def want(database: Database, leaf: Category, **fields: Any) -> Requirement:
    row = {"category_id": leaf.category_id, "buyer_id": BUYER_ID}
    return factories.requirement(database, **{**row, **fields})


def listed(client: TestClient, who: Seller, query: str = "") -> list[str]:
    answer = client.get(f"{URL}?{query}", headers=as_seller(who))
    assert answer.status_code == 200, answer.text
    body = answer.json()
    assert body["meta"]["total"] == len(body["data"])
    return [row["id"] for row in body["data"]]


def look(client: TestClient, who: Seller, of: Requirement) -> Any:
    url = f"/api/requirements/{of.id}"
    return client.post(url, json=LOOK, headers=as_seller(who))


def test_the_list_has_what_a_seller_may_open_the_newest_first(
    client: TestClient, database: Database, leaf: Category
) -> None:
    old = want(database, leaf, opened_at=now() - timedelta(days=2))
    new = want(database, leaf, hide_contact=False)
    seller = firm(database, leaf)

    assert listed(client, seller) == [str(new.id), str(old.id)]
    (row, _) = client.get(URL, headers=as_seller(seller)).json()["data"]
    assert (row["status"], row["seats_left"]) == (None, 10)
    assert not {"description", "contact", "attachment_ids"} & row.keys()
    assert look(client, seller, new).status_code == 200
    (row, _) = client.get(URL, headers=as_seller(seller)).json()["data"]
    assert (row["id"], row["status"]) == (str(new.id), "viewed")


LACKS: dict[str, dict[str, Any]] = {
    "badge": {"is_verified": False},
    "province": {"province_id": 3},
    "trade": {"category_ids": []},
    "own": {"owner_id": BUYER_ID},
    "suspended": {"status": "suspended"},
    "closed": {"closed_from": today(), "closed_to": today() + timedelta(days=9)},
}


@pytest.mark.parametrize("lack", LACKS.values(), ids=LACKS)
def test_the_list_has_the_conditions_of_every_other_route(
    client: TestClient, database: Database, leaf: Category, lack: dict[str, Any]
) -> None:
    of = want(database, leaf, prefs={"verified_only": True, "province_ids": [6]})
    fitting, lacking = firm(database, leaf), firm(database, leaf, **lack)

    assert listed(client, fitting) == [str(of.id)]
    assert listed(client, lacking) == []
    assert look(client, lacking, of).status_code in (404, 409)


@pytest.mark.parametrize("by_role", ["buyer", "seller"])
def test_a_blocked_pair_finds_nothing(
    client: TestClient, database: Database, leaf: Category, by_role: str
) -> None:
    want(database, leaf)
    seller = firm(database, leaf)
    pair = {"seller_id": seller.seller_id, "buyer_id": BUYER_ID}
    with database.session() as session:
        session.add(Block(**pair, by_role=by_role, at=now()))

    assert listed(client, seller) == []


OUTSIDE: dict[str, dict[str, Any]] = {
    "closed": {"status": "closed"},
    "in review": {"status": "in_review"},
    "expired": {"expires_at": now() - timedelta(minutes=1)},
    "for others": {"seller_ids": [str(new_id())]},
    "of an enquiry": {"enquiry_id": new_id()},
}


@pytest.mark.parametrize("fields", OUTSIDE.values(), ids=OUTSIDE)
def test_what_is_not_open_to_everybody_is_not_in_the_list(
    client: TestClient, database: Database, leaf: Category, fields: dict[str, Any]
) -> None:
    of = want(database, leaf, **fields)
    seller = firm(database, leaf)

    assert listed(client, seller) == []
    assert look(client, seller, of).status_code == 404


def test_a_suspended_buyers_leads_are_not_in_the_list(
    client: TestClient, database: Database, leaf: Category
) -> None:
    of = want(database, leaf)
    with database.session() as session:
        suspensions.begin(session, BUYER_ID, 1, now())
    seller = firm(database, leaf)

    assert listed(client, seller) == []
    assert look(client, seller, of).status_code == 404


def test_a_lead_sent_directly_is_in_the_list_of_its_seller(
    client: TestClient, database: Database, leaf: Category
) -> None:
    named = factories.seller(database)
    of = want(database, leaf, seller_ids=[str(named.seller_id)])
    factories.match(database, of, named.seller_id)

    assert listed(client, named) == [str(of.id)]


def test_filters_are_category_district_and_text(
    client: TestClient, database: Database, leaf: Category
) -> None:
    other = factories.category(database, parent_id=leaf.parent_id)
    seller = firm(database, leaf, category_ids=[leaf.parent_id])
    tea = {"title": "Green tea 100%", "delivery": {"district_id": 305}}
    rice = {"items": [{"name": "Basmati चामल", "quantity": "3", "unit": "pcs"}]}
    a, b = want(database, leaf, **tea), want(database, other, **rice)

    assert set(listed(client, seller, f"category_id={leaf.parent_id}")) == {
        str(a.id),
        str(b.id),
    }
    assert listed(client, seller, f"category_id={other.category_id}") == [str(b.id)]
    assert listed(client, seller, "district_id=305") == [str(a.id)]
    assert listed(client, seller, "q=100%25") == [str(a.id)]
    assert listed(client, seller, "q=चामल") == [str(b.id)]
    assert listed(client, seller, "q=name") == []
    assert listed(client, seller, f"category_id={new_id()}") == []


def test_the_list_has_pages(
    client: TestClient, database: Database, leaf: Category
) -> None:
    for _ in range(3):
        want(database, leaf)
    url = f"{URL}?per_page=2&page=2"

    body = client.get(url, headers=as_seller(firm(database, leaf))).json()

    assert (len(body["data"]), body["meta"]["total"]) == (1, 3)


def test_a_buyer_has_no_list_of_leads(client: TestClient) -> None:
    assert client.get(URL, headers=bearer(new_id(), "buyer")).status_code == 403


def tree_of(database: Database) -> list[Category]:
    """Two branches of a root, three levels below it, two leaves in each."""
    rows = [factories.category(database, level=1, is_leaf=False)]
    for parent in (0, 0, 1, 2, 3, 3, 4, 4):
        above = rows[parent].category_id
        rows.append(factories.category(database, parent_id=above))
    return rows


def test_the_list_and_the_notifications_agree_on_every_branch_of_a_tree(
    client: TestClient, database: Database
) -> None:
    """A seller of each category and a trader of each, a requirement of each."""
    branch, stranger = tree_of(database), factories.category(database)
    companies = [
        factories.seller(database, category_ids=[of.category_id]) for of in branch
    ]
    for of in branch:
        companies.append(seller := factories.seller(database))
        factories.product(database, seller.seller_id, category_id=of.category_id)
    wanted = [want(database, of) for of in (*branch, stranger)]
    sold = factories.product(database, new_id(), category_id=branch[-1].category_id)
    line = {
        "name": "x",
        "quantity": "1",
        "unit": "pcs",
        "product_id": str(sold.product_id),
    }
    wanted.append(want(database, stranger, items=[line]))

    notified: dict[UUID, set[str]] = {one.seller_id: set() for one in companies}
    with database.session() as session:
        for of in wanted:
            for one in candidates.not_notified(session, of, "nation"):
                notified[one.seller_id].add(str(of.id))

    assert {one.seller_id: set(listed(client, one)) for one in companies} == notified
    assert any(notified.values())


def test_a_full_requirement_leaves_the_list(
    client: TestClient, database: Database, leaf: Category
) -> None:
    of = want(database, leaf, max_quotes=1)
    taker, other = matched_seller(database, of), firm(database, leaf)
    assert listed(client, other) == [str(of.id)]

    url = f"/api/requirements/{of.id}/quotes"
    sent = client.post(url, json=offer(of), headers=as_seller(taker))

    assert sent.status_code == 201
    assert listed(client, other) == []
