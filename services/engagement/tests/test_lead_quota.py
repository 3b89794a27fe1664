"""Leads that a seller opens count among those of its week."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.replicas.categories.models import Category
from engagement.replicas.sellers.models import Seller, SellerResponse
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead

from . import factories
from .market import BUYER_ID, as_seller, offer


@pytest.fixture
def leaf(database: Database) -> Category:
    leaf: Category = factories.category(database)
    return leaf


@pytest.fixture
def seller(database: Database, leaf: Category) -> Seller:
    """One that answers little: seven leads a week."""
    firm: Seller = factories.seller(database, category_ids=[leaf.category_id])
    count: dict[str, Any] = {"response_rate": 30, "counted_at": now()}
    with database.session() as session:
        session.add(SellerResponse(seller_id=firm.seller_id, **count))
    return firm


def want(database: Database, leaf: Category, **fields: Any) -> Requirement:
    row = {"category_id": leaf.category_id, "buyer_id": BUYER_ID}
    return factories.requirement(database, **{**row, **fields})


def look(client: TestClient, who: Seller, of: Requirement) -> Any:
    url = f"/api/requirements/{of.id}"
    return client.post(url, json={"status": "viewed"}, headers=as_seller(who))


def test_leads_that_a_seller_opens_count_among_those_of_its_week(
    client: TestClient, database: Database, leaf: Category, seller: Seller
) -> None:
    leads = [want(database, leaf) for _ in range(8)]
    opened = [look(client, seller, of).status_code for of in leads]

    assert opened == [200] * 7 + [409]
    refused = look(client, seller, leads[-1]).json()
    assert refused["code"] == "leads_used_up"
    quoted = client.post(
        f"/api/requirements/{leads[-1].id}/quotes",
        json=offer(leads[-1]),
        headers=as_seller(seller),
    )
    assert quoted.status_code == 404
    with ahead(days=6, hours=23):
        assert look(client, seller, leads[-1]).status_code == 409


def test_a_quote_for_an_enquiry_uses_up_no_lead(
    client: TestClient, database: Database, leaf: Category, seller: Seller
) -> None:
    for _ in range(7):
        factories.match(
            database, want(database, leaf, enquiry_id=new_id()), seller.seller_id
        )

    assert look(client, seller, want(database, leaf)).status_code == 200
