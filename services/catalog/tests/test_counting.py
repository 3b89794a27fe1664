"""The counts of categories are those of their visible products."""

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


def _categories(session: Session) -> tuple[Category, Category]:
    above = factories.category(session, "food", is_leaf=False)
    return above, factories.category(session, "grains", parent=above)


def test_a_category_counts_the_published_products_below_it(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _categories(session)
        for status in ("published", "published", "draft"):
            factories.product(session, firm, category_id=leaf.id, status=status)
    assert (_count(client, "food"), _count(client, "grains")) == (2, 2)


def test_the_tree_has_counts_on_request(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        above, leaf = _categories(session)
        factories.category(session, "oils", parent=above)
        factories.product(session, firm, category_id=leaf.id)
        factories.product(session, firm, category_id=leaf.id)
    (food,) = client.get("/api/webui/allcategories?counts=true").json()["data"]
    below = {each["slug"]: each["product_count"] for each in food["childs"]["data"]}
    assert (food["product_count"], below) == (2, {"grains": 2, "oils": 0})
    (plain,) = client.get("/api/webui/allcategories").json()["data"]
    assert "product_count" not in plain


def test_counts_follow_every_status_change(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _categories(session)
        other = factories.category(session, "oils")
        moving = factories.product(session, firm, category_id=leaf.id)
        gone = factories.product(session, firm, category_id=leaf.id)
    with database.session() as session:
        session.get_one(Product, moving.id).category_id = other.id
        session.get_one(Product, gone.id).status = "unlisted"
    assert (_count(client, "food"), _count(client, "oils")) == (0, 1)


def test_a_suspended_company_removes_its_products_from_the_counts(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _categories(session)
        factories.product(session, firm, category_id=leaf.id)
    for version, (status, count) in enumerate((("suspended", 0), ("active", 1)), 2):
        factories.seller(database, seller_id=firm.id, version=version, status=status)
        assert _count(client, "grains") == count


def test_recounting_changes_no_correct_count(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        _, leaf = _categories(session)
        factories.product(session, firm, category_id=leaf.id)
    for job in (jobs.compact, jobs.recount, jobs.compact):
        with database.session() as session:
            job(session)
        assert _count(client, "grains") == 1
