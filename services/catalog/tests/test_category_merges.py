"""Categories are merged while products are added: no product is lost."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.attributes.models import Attribute
from catalog.categories import leaves
from catalog.categories import service as tree
from catalog.categories.models import table as categories
from catalog.products.models import Product, products
from catalog.sellers.models import Seller
from contracts.catalog import ProductUpdated
from servicekit.db import Database
from servicekit.testing.events import recorded
from servicekit.testing.processes import eventually

from . import factories
from .category_admin import CategoryAdmin, filed


@pytest.fixture
def admin(client: TestClient, database: Database) -> CategoryAdmin:
    return CategoryAdmin(client, database)


def test_a_merge_transfers_products_attributes_and_slug(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    chiya, tea = admin.make("Chiya"), admin.make("Tea")
    product = filed(database, firm, chiya)
    with database.session() as session:
        for key, into in (("grade", tea), ("grade", chiya), ("leaf", chiya)):
            session.add(
                Attribute(
                    category_id=UUID(into["id"]),
                    key=key,
                    name=into["name"],
                    name_ne="क",
                    type="text",
                )
            )
    assert admin.merge(chiya, tea).status_code == 200
    admin.follow()
    page = admin.client.get("/api/webui/categories/chiya").json()["data"]
    assert page["category"]["slug"] == "tea"
    attributes = [(each["key"], each["name"]) for each in page["attributes"]]
    assert attributes == [("grade", "Tea"), ("leaf", "Chiya")]
    assert [top["slug"] for top in page["top_suppliers"]] == [firm.slug]
    with database.session() as session:
        (event,) = recorded(session, ProductUpdated)
        assert (event.product_id, str(event.category_id)) == (
            product.id,
            tea["id"],
        )
    gone = admin.published_events()[UUID(chiya["id"]), 2]
    assert (gone.is_deleted, str(gone.merged_into)) == (True, tea["id"])


def test_a_merge_transfers_the_subcategories(
    admin: CategoryAdmin,
) -> None:
    chiya, tea = admin.make("Chiya"), admin.make("Tea")
    leaf = admin.make("Green", chiya)
    admin.make("Black", tea)
    assert admin.merge(chiya, tea).status_code == 200
    assert [step["name"] for step in admin.row(leaf)["path"]] == ["Tea"]
    assert admin.merge(tea, leaf).status_code == 422


def test_products_of_a_category_merged_twice_are_in_the_last_one(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    one, two, three = (admin.make(name) for name in ("One", "Two", "Three"))
    product = filed(database, firm, one)
    admin.merge(one, two)
    admin.merge(two, three)
    admin.follow()
    with database.session() as session:
        product_now = session.get_one(Product, product.id)
        assert str(product_now.category_id) == three["id"]


def test_products_match_the_new_name_of_their_category(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    tea = admin.make("Tea")
    filed(database, firm, tea)
    admin.change(tea, name="Beverage leaves")
    admin.follow()
    found = admin.client.get(
        "/api/products?q=beverage", headers=factories.as_owner(firm)
    )
    assert len(found.json()["data"]) == 1


@pytest.mark.parametrize("what", ["merge", "delete", "child"])
def test_a_product_cannot_be_put_into_a_merged_category(
    admin: CategoryAdmin,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    what: str,
) -> None:
    old, new = admin.make("Old"), admin.make("New")
    below = {"name": "Below", "name_ne": "तल", "parent_id": old["id"]}
    change: dict[str, Callable[[], Any]] = {
        "merge": lambda: admin.merge(old, new),
        "delete": lambda: admin.call("DELETE", f"/{old['id']}"),
        "child": lambda: admin.call("POST", "", below),
    }
    with selling(admin, firm, {**form, "category_id": old["id"]}) as answers:
        eventually(lambda: len(answers) > 3)
        response = change[what]()
        later = len(answers) + 1
        eventually(lambda: len(answers) > later + 2)
    admin.follow()
    assert lost(database) == 0
    assert response.status_code == (200 if what == "merge" else 409)
    assert set(answers[later:]) == ({422} if what == "merge" else {201})


@contextmanager
def selling(
    admin: CategoryAdmin, firm: Seller, form: dict[str, Any]
) -> Iterator[list[int]]:
    """A seller adds products meanwhile; yields the status codes."""
    answers: list[int] = []
    stop = threading.Event()
    head = factories.as_owner(firm)

    def sell() -> None:
        while not stop.is_set():
            sent = admin.client.post("/api/products", json=form, headers=head)
            answers.append(sent.status_code)

    seller = threading.Thread(target=sell)
    seller.start()
    try:
        yield answers
    finally:
        stop.set()
        seller.join()


def lost(database: Database) -> int:
    """Products in a deleted category or in one with subcategories."""
    filed_in = sa.select(sa.func.count()).select_from(
        products.join(categories, categories.c.id == products.c.category_id)
    )
    wrong = sa.or_(categories.c.is_deleted, sa.not_(categories.c.is_leaf))
    with database.session() as session:
        return int(session.execute(filed_in.where(wrong)).scalar_one())


def test_a_merge_waits_for_a_concurrent_product(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    old, new = admin.make("Old"), admin.make("New")
    merged = threading.Event()

    def merge() -> None:
        with database.session() as session:
            tree.merge(session, UUID(old["id"]), UUID(new["id"]))
        merged.set()

    with database.session() as session:
        assert leaves.leaf(session, UUID(old["id"]))
        other = threading.Thread(target=merge)
        other.start()
        assert not merged.wait(0.5)
        product = factories.product(session, firm, category_id=UUID(old["id"]))
    other.join()
    admin.follow()
    with database.session() as session:
        product_now = session.get_one(Product, product.id)
        assert str(product_now.category_id) == new["id"]
        assert leaves.leaf(session, UUID(old["id"])) is None
