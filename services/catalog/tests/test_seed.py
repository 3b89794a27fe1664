"""The demo marketplace is written, and only once."""

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

from .searching import search

pytestmark = pytest.mark.search


def test_a_second_seed_changes_nothing(client: TestClient, database: Database) -> None:
    with database.session() as session:
        first = seed(session)
    with database.session() as session:
        assert first > 1_000
        assert seed(session) == 0
        assert session.exec(select(func.count()).select_from(Product)).one() == 600


def test_the_seed_publishes_every_category_and_public_product(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    with database.session() as session:
        categories = session.exec(select(func.count()).select_from(Category)).one()
        assert len(recorded(session, CategoryChanged)) == categories
        events = recorded(session, ProductPublished), recorded(session, ProductUnlisted)
        assert len(events[0]) > 500
        assert len(events[1]) > 0


def test_products_are_seeded_after_their_sellers(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    assert search(client)["meta"]["total"] == 0


def test_generated_products_are_added_once(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
        assert write_generated(session, 30) == 30
    with database.session() as session:
        assert write_generated(session, 40) == 10


def test_seeded_specifications_match_their_categories(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
        products = session.exec(select(Product)).all()
        ids = {product.category_id for product in products}
        attributes_by_category = attributes.of_categories(session, ids)
        wrong = [
            (product.name, errors, product.specs)
            for product in products
            if (
                errors := values.errors(
                    attributes_by_category[product.category_id],
                    product.specs,
                    publishing=True,
                )
            )
        ]
    assert wrong == []
