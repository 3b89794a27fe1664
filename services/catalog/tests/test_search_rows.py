"""What a row of a search says: specifications, province, time to answer."""

from uuid import UUID

from fastapi.testclient import TestClient

from catalog.attributes.models import Attribute
from catalog.products.models import Product
from catalog.search import updating
from catalog.search.schemas import SearchPage
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import search, searches_of, settle, slugs


def asked(category_id: UUID, key: str, position: int, **more: str) -> Attribute:
    named = {"name": key.title(), "name_ne": f"{key} ने", "type": "text"}
    return Attribute(
        category_id=category_id, key=key, position=position, **{**named, **more}
    )


def tea(database: Database, firm: Seller) -> Product:
    """Of a category that asks two things, below one that asks three more."""
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        leaf = factories.category(session, "leaf", parent=food)
        above = [
            asked(food.id, key, at) for at, key in enumerate(("origin", "packing"))
        ]
        session.add_all([*above, asked(food.id, "life", 2, unit="months")])
        session.add_all([asked(leaf.id, "grade", 0), asked(leaf.id, "flush", 1)])
        keys = ("origin", "packing", "life", "flush", "grade")
        return factories.product(
            session,
            firm,
            slug="tea",
            name="Tea",
            category_id=leaf.id,
            specs={key: f"{key} 1" for key in keys},
        )


def test_a_row_says_four_things_its_own_category_first(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    found = search(client, "tea")
    SearchPage.model_validate(found)
    (row,) = found["data"]
    named = [
        (each["key"], each["name_ne"], each["value"]) for each in row["attributes"]
    ]
    assert named == [
        ("grade", "grade ने", "grade 1"),
        ("flush", "flush ने", "flush 1"),
        ("origin", "origin ने", "origin 1"),
        ("packing", "packing ने", "packing 1"),
    ]


def test_a_row_tells_the_province_and_the_time_to_answer(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    (row,) = search(client, "tea")["data"]
    seller = row["seller"]
    assert (seller["province"], seller["province_ne"]) == ("Bagmati", "बागमती")
    assert seller["response_time_hours"] is None
    factories.answers(database, firm, 0.8)
    (row,) = search(client, "tea")["data"]
    assert row["seller"]["response_time_hours"] == 0.8


def test_the_filter_follows_the_time_to_answer(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    for hours, found in ((None, []), (1.9, ["tea"]), (2.0, [])):
        factories.answers(database, firm, hours)
        assert slugs(search(client, "tea", quick_reply=True)) == found
        firms = search(client, type="suppliers", quick_reply=True)
        assert slugs(firms) == [firm.slug for _ in found]


def test_a_count_that_changes_no_filter_writes_no_product_again(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    settle(client)
    known, engine = updating.Known(), searches_of(client)._engine
    with engine.connect() as connection:
        assert known.changed(connection, {firm.id})
    written = []
    for hours in (7.0, 6.5, 1.5, 1.0):
        factories.answers(database, firm, hours)
        with engine.connect() as connection:
            written.append(bool(known.changed(connection, {firm.id})))
    assert written == [False, False, True, False]


def test_without_the_filter_there_would_be_some(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    help_out = search(client, "tea", quick_reply=True)["meta"]["help"]
    assert help_out["without"] == [{"filter": "quick_reply", "count": 1}]
