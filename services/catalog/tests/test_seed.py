"""The demo marketplace, and what its pages answer."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func
from sqlmodel import select

from catalog.attributes import service as attributes
from catalog.attributes import values
from catalog.categories.models import Category
from catalog.commands import seed
from catalog.products.models import Product
from catalog.products.seed import write_generated
from contracts.catalog import CategoryChanged, ProductPublished, ProductUnlisted
from servicekit.db import Database
from servicekit.testing.events import recorded

from .market import open_market
from .searching import search


@pytest.fixture
def market(client: TestClient, database: Database) -> TestClient:
    open_market(database)
    return client


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
    assert search(client)["meta"]["total"] == 0


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
    found, rice = search(market, spelling), search(market, "rice")
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


def test_seeded_specifications_are_what_their_categories_ask(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
        products = session.exec(select(Product)).all()
        ids = {product.category_id for product in products}
        asked = attributes.of_categories(session, ids)
        wrong = [
            (product.name, errors, product.specs)
            for product in products
            if (
                errors := values.errors(
                    asked[product.category_id], product.specs, publishing=True
                )
            )
        ]
    assert wrong == []
