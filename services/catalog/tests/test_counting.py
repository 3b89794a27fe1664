"""The counts beside categories are those of the products one can see."""

from typing import Any

from fastapi.testclient import TestClient
from sqlmodel import Session

from catalog.categories import jobs
from catalog.categories.models import Category
from catalog.products.models import Product
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories


def _count(client: TestClient, slug: str) -> Any:
    page = client.get(f"/api/webui/categories/{slug}").json()["data"]
    return page["category"]["product_count"]


def _shelf(session: Session) -> tuple[Category, Category]:
    above = factories.category(session, "food", is_leaf=False)
    return above, factories.category(session, "grains", parent=above)


def test_a_category_counts_what_is_published_below_it(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _shelf(session)
        for status in ("published", "published", "draft"):
            factories.product(session, firm, category_id=leaf.id, status=status)
    assert (_count(client, "food"), _count(client, "grains")) == (2, 2)


def test_the_tree_counts_where_it_is_asked_to(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        above, leaf = _shelf(session)
        factories.category(session, "oils", parent=above)
        factories.product(session, firm, category_id=leaf.id)
        factories.product(session, firm, category_id=leaf.id)
    (food,) = client.get("/api/webui/allcategories?counts=true").json()["data"]
    below = {each["slug"]: each["product_count"] for each in food["childs"]["data"]}
    assert (food["product_count"], below) == (2, {"grains": 2, "oils": 0})
    (plain,) = client.get("/api/webui/allcategories").json()["data"]
    assert "product_count" not in plain


def test_counts_follow_every_move(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _shelf(session)
        other = factories.category(session, "oils")
        kept = factories.product(session, firm, category_id=leaf.id)
        gone = factories.product(session, firm, category_id=leaf.id)
    with database.session() as session:
        session.get_one(Product, kept.id).category_id = other.id
        session.get_one(Product, gone.id).status = "unlisted"
    assert (_count(client, "food"), _count(client, "oils")) == (0, 1)


def test_a_suspended_firm_takes_its_products_along(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _shelf(session)
        factories.product(session, firm, category_id=leaf.id)
    for version, (status, count) in enumerate((("suspended", 0), ("active", 1)), 2):
        factories.seller(database, seller_id=firm.id, version=version, status=status)
        assert _count(client, "grains") == count


def test_putting_counts_right_changes_no_right_one(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _shelf(session)
        factories.product(session, firm, category_id=leaf.id)
    for mend in (jobs.compact, jobs.recount, jobs.compact):
        with database.session() as session:
            mend(session)
        assert _count(client, "grains") == 1
