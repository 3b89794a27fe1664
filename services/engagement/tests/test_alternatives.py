"""A declined buyer gets three alternatives, and a requirement to post."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.conversations.models import Block
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER_ID = new_id()
BUYER = bearer(BUYER_ID)
ILAM = {"province_id": 1, "district_id": 4, "municipality_id": 40}


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, **ILAM)


def rival(database: Database, leaf: Any, name: str, **fields: Any) -> Any:
    """Has products of that category."""
    firm = factories.seller(database, company_name=name, **fields)
    factories.product(database, firm.seller_id, category_id=leaf)
    return firm


def detail(client: TestClient, enquiry: Any, who: Any = BUYER) -> Any:
    return client.get(f"/api/enquiries/{enquiry.id}", headers=who).json()["data"]


def enquiry_to(database: Database, shop: Any, leaf: Any, **fields: Any) -> Any:
    about = {"category_id": leaf, "buyer_id": BUYER_ID, "status": "declined"}
    return factories.enquiry(database, shop.seller_id, **{**about, **fields})


def test_three_similar_sellers_are_suggested_the_nearest_first(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    near = {"province_id": 1, "district_id": 4}
    rival(database, leaf, "Far, verified", province_id=7, is_verified=True)
    rival(database, leaf, "Same province", province_id=1, district_id=9)
    rival(database, leaf, "Same district", district="Ilam", **near)
    rival(database, leaf, "Same town", is_verified=True, **ILAM)
    factories.seller(database, company_name="Trades only", category_ids=[leaf], **ILAM)
    rival(database, leaf, "Closed", status="suspended", **ILAM)
    rival(database, leaf, "The buyer's own", owner_id=BUYER_ID, **ILAM)
    blocked = rival(database, leaf, "Blocked the buyer", **ILAM)
    pair = {"seller_id": blocked.seller_id, "buyer_id": BUYER_ID}
    with database.session() as session:
        session.add(Block(**pair, by_role="seller", at=now()))
    factories.product(database, shop.seller_id, category_id=leaf)
    other = factories.seller(database, company_name="Hidden goods", **ILAM)
    unlisted = {"category_id": leaf, "status": "unlisted"}
    factories.product(database, other.seller_id, **unlisted)

    result = detail(client, enquiry_to(database, shop, leaf))["similar"]

    names = [seller["name"] for seller in result]
    assert names == ["Same town", "Same district", "Same province"]
    assert (result[1]["district"], result[0]["is_verified"]) == ("Ilam", True)
    assert set(result[0]) == {
        "name",
        "name_ne",
        "slug",
        "logo",
        "colour",
        "district",
        "district_ne",
        "is_verified",
    }


def test_alternatives_are_for_the_buyer_of_an_ended_enquiry(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    rival(database, leaf, "Rival")
    declined = enquiry_to(database, shop, leaf)
    open_one = enquiry_to(database, shop, leaf, status="replied")
    expired = enquiry_to(database, shop, leaf, status="new", expires_at=now())

    assert detail(client, declined, bearer(shop.owner_id))["similar"] == []
    assert detail(client, open_one)["similar"] == []
    assert detail(client, open_one)["requirement_draft"] is None
    assert [s["name"] for s in detail(client, expired)["similar"]] == ["Rival"]


def test_the_suggested_draft_can_be_posted_unchanged(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    declined = enquiry_to(
        database, shop, leaf, product_name="Tea", quantity="50.000", unit="kg"
    )

    draft = detail(client, declined)["requirement_draft"]
    answer = client.post("/api/requirements", json=draft, headers=BUYER)

    assert (draft["title"], draft["category_id"]) == ("Green tea", str(leaf))
    assert draft["items"][0]["quantity"] == "50"
    assert answer.status_code == 201, answer.text
    assert answer.json()["data"]["contact"]["name"] == "Sita Gurung"
