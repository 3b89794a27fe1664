"""Fields of a search row: specifications, province, response time."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from catalog.attributes.models import Attribute
from catalog.products.models import Product
from catalog.search import updater
from catalog.search.schemas import SearchPage
from catalog.sellers.models import Seller
from servicekit.clock import today
from servicekit.db import Database

from . import factories
from .searching import search, settle, slugs

pytestmark = pytest.mark.search


def attribute(category_id: UUID, key: str, position: int, **more: str) -> Attribute:
    named = {"name": key.title(), "name_ne": f"{key} ने", "type": "text"}
    return Attribute(
        category_id=category_id, key=key, position=position, **{**named, **more}
    )


def tea(database: Database, firm: Seller) -> Product:
    """Of a category with two attributes, below one with three more."""
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        leaf = factories.category(session, "leaf", parent=food)
        above = [
            attribute(food.id, key, at) for at, key in enumerate(("origin", "packing"))
        ]
        session.add_all([*above, attribute(food.id, "life", 2, unit="months")])
        session.add_all(
            [attribute(leaf.id, "grade", 0), attribute(leaf.id, "flush", 1)]
        )
        keys = ("origin", "packing", "life", "flush", "grade")
        return factories.product(
            session,
            firm,
            slug="tea",
            name="Tea",
            category_id=leaf.id,
            specs={key: f"{key} 1" for key in keys},
        )


def test_a_row_has_four_attributes_its_own_category_first(
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


def test_a_row_has_the_province_and_the_response_time(
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


def test_a_row_has_the_last_closed_day_of_its_seller(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    assert closed_until(client) == {None}
    day = timedelta(days=1)
    holidays = {"closed_from": today() - day, "closed_to": today() + day}

    factories.seller(database, **{**response_times(firm), "version": 2, **holidays})

    assert closed_until(client) == {str(today() + day)}
    later = {"closed_from": today() + day, "closed_to": today() + 9 * day}
    factories.seller(database, **{**response_times(firm), "version": 3, **later})
    assert closed_until(client) == {None}


def response_times(firm: Seller) -> dict[str, Any]:
    return {"seller_id": firm.id, "owner_id": firm.owner_id, "slug": firm.slug}


def closed_until(client: TestClient) -> set[str | None]:
    """The value in both searches and in both places of the product page."""
    (row,) = search(client, "tea")["data"]
    (found,) = search(client, type="suppliers")["data"]
    page = client.get("/api/webui/product/tea").json()["data"]
    parts = (row["seller"], found, page["seller"], page["seller_card"])
    return {each["closed_until"] for each in parts}


def test_the_filter_follows_the_response_time(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    for hours, found in ((None, []), (1.9, ["tea"]), (2.0, [])):
        factories.answers(database, firm, hours)
        assert slugs(search(client, "tea", quick_reply=True)) == found
        firms = search(client, type="suppliers", quick_reply=True)
        assert slugs(firms) == [firm.slug for _ in found]


def test_a_count_that_changes_no_filter_is_not_indexed(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    settle(client)
    seen, engine = updater.WrittenFacts(), database.engine
    with engine.connect() as connection:
        assert seen.changed(connection, {firm.id})
    written = []
    for hours in (7.0, 6.5, 1.5, 1.0):
        factories.answers(database, firm, hours)
        with engine.connect() as connection:
            written.append(bool(seen.changed(connection, {firm.id})))
    assert written == [False, False, True, False]


def test_an_empty_result_names_the_filter_to_remove(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tea(database, firm)
    help_out = search(client, "tea", quick_reply=True)["meta"]["help"]
    assert help_out["without"] == [{"filter": "quick_reply", "count": 1}]
