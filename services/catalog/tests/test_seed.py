"""The demo marketplace, and what its pages answer."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func
from sqlmodel import select

from catalog.categories.models import Category
from catalog.commands import seed, service
from catalog.products.models import Product
from catalog.products.seed import write_generated
from contracts.catalog import CategoryChanged, ProductPublished, ProductUnlisted
from contracts.vendor import SellerOnboarded
from haat_seed import load, seed_id
from servicekit.db import Database
from servicekit.testing.events import deliver, recorded


@pytest.fixture
def market(client: TestClient, database: Database) -> TestClient:
    """Seeded, and told of every seller as vendor's seed tells."""
    with database.session() as session:
        seed(session)
    for firm in load().sellers:
        if firm.step == 200:
            deliver(database, service, _onboarded(firm))
    return client


def _onboarded(firm: object) -> SellerOnboarded:
    told = SellerOnboarded.model_fields
    known = {name: getattr(firm, name) for name in told if hasattr(firm, name)}
    known |= {
        "seller_id": firm.id,  # type: ignore[attr-defined]
        "version": 1,
        "owner_id": seed_id("account", firm.owner),  # type: ignore[attr-defined]
        "company_name": firm.name,  # type: ignore[attr-defined]
        "company_name_ne": firm.name_ne,  # type: ignore[attr-defined]
        "is_verified": firm.verified,  # type: ignore[attr-defined]
        "status": "active",
    }
    return SellerOnboarded.model_validate(known)


def test_second_seed_changes_nothing(client: TestClient, database: Database) -> None:
    with database.session() as session:
        first = seed(session)
    with database.session() as session:
        assert first > 1_000
        assert seed(session) == 0
        assert session.exec(select(func.count()).select_from(Product)).one() == 600


def test_seed_tells_of_every_category_and_public_product(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    with database.session() as session:
        categories = session.exec(select(func.count()).select_from(Category)).one()
        assert len(recorded(session, CategoryChanged)) == categories
        told = recorded(session, ProductPublished), recorded(session, ProductUnlisted)
        assert len(told[0]) > 500
        assert len(told[1]) > 0


def test_products_wait_for_their_sellers(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    answer = client.get("/api/webui/search").json()
    assert answer["meta"]["total"] == 0


def test_home_shows_every_rail(market: TestClient) -> None:
    home = market.get("/api/webui/home").json()["data"]
    assert len(home["categories"]) == 24
    assert sum(each["product_count"] for each in home["categories"]) > 500
    assert len(home["featured_products"]) == 12
    assert [len(firm["products"]) for firm in home["featured_sellers"]] == [3] * 6
    assert len(home["latest_requirements"]) == 12


def test_tree_nests_three_levels_and_answers_304(market: TestClient) -> None:
    answer = market.get("/api/webui/allcategories")
    industries = answer.json()["data"]
    assert industries[0]["childs"]["data"][0]["childs"]["data"][0]["slug"]
    etag = {"If-None-Match": answer.headers["etag"]}
    assert market.get("/api/webui/allcategories", headers=etag).status_code == 304


@pytest.mark.parametrize("spelling", ["chamal", "chaamal", "चामल", "rice"])
def test_four_spellings_find_the_same_rice(market: TestClient, spelling: str) -> None:
    found = market.get("/api/webui/search", params={"q": spelling}).json()
    rice = market.get("/api/webui/search", params={"q": "rice"}).json()
    assert found["meta"]["total"] == rice["meta"]["total"] > 5
    assert found["meta"]["corrected_q"] is None


def test_picture_is_served_for_ever(market: TestClient) -> None:
    answer = market.get("/storage/products/rice.webp")
    assert answer.headers["content-type"] == "image/webp"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("name", ["none.webp", "..%2f..%2fetc%2fpasswd", "rice.svg"])
def test_other_files_are_json_404(market: TestClient, name: str) -> None:
    answer = market.get(f"/storage/products/{name}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_generated_products_are_added_once(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
        assert write_generated(session, 30) == 30
    with database.session() as session:
        assert write_generated(session, 40) == 10
