"""Pages of a list do not overlap, and popular products are suggested first."""

from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from catalog.search.engine.types import Sort, Window
from catalog.sellers.models import Seller
from catalog.text.query_tokens import QueryToken
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .searching import ids_of, settle, suggest

pytestmark = pytest.mark.search

SORTS: tuple[Sort, ...] = ("relevance", "newest", "price_asc", "price_desc")


def goods(database: Database, firm: Seller, count: int, **known: object) -> UUID:
    with database.session() as session:
        category = factories.category(session, f"c-{new_id().hex[-10:]}")
        shared = {
            "category_id": category.id,
            "unit_id": factories.unit(session, f"u-{new_id().hex[-10:]}").id,
        }
        for number in range(count):
            facts = {"slug": f"rice-{number}", "name": "Rice", "price": number + 1}
            factories.product(session, firm, **{**shared, **facts, **known})
        return category.id


@pytest.mark.parametrize("sort", SORTS)
def test_pages_do_not_overlap(
    client: TestClient, database: Database, firm: Seller, sort: Sort
) -> None:
    goods(database, firm, 23)
    settle(client)
    pages = [
        ids_of(client, [QueryToken("rise")], sort, Window(5, offset))
        for offset in range(0, 25, 5)
    ]
    assert [len(page) for page in pages] == [5, 5, 5, 5, 3]
    assert len({each for page in pages for each in page}) == 23


def test_popular_products_are_suggested_first(
    client: TestClient, database: Database, firm: Seller
) -> None:
    goods(database, firm, 6)
    known = {"name": "Rice of the long grain, old and aged", "enquiry_count": 50}
    with database.session() as session:
        for number in range(4):
            factories.product(session, firm, slug=f"popular-{number}", **known)
    for typed in ("r", "ri", "rice", "rice lo"):
        found = {each["slug"] for each in suggest(client, typed)["products"]}
        assert found == {f"popular-{n}" for n in range(4)} or len(typed) < 2


def test_three_popular_products_are_not_enough_for_suggestions(
    client: TestClient, database: Database, firm: Seller
) -> None:
    goods(database, firm, 2)
    goods(database, firm, 1, slug="popular", enquiry_count=50)
    found = {each["slug"] for each in suggest(client, "ric")["products"]}
    assert found == {"rice-0", "rice-1", "popular"}
