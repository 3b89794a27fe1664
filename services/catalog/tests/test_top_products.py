"""The products of a seller with most views and enquiries in a period."""

from datetime import timedelta
from typing import Any

from fastapi.testclient import TestClient

from catalog.products.models import ProductEnquiry, ProductView
from catalog.sellers.models import Seller
from servicekit.clock import today
from servicekit.db import Database

from . import factories

URL = "/api/products/top"
Counted = type[ProductView] | type[ProductEnquiry]


def add(
    database: Database, firm: Seller, slug: str, *counts: tuple[Counted, int, int]
) -> None:
    """A product with (what, how often, how many days ago)."""
    with database.session() as session:
        made = factories.product(session, firm, slug=slug)
        for what, count, ago in counts:
            day = today() - timedelta(days=ago)
            session.add(what(product_id=made.id, day=day, count=count))


def read(client: TestClient, firm: Seller, days: int) -> list[dict[str, Any]]:
    answer = client.get(URL, params={"days": days}, headers=factories.as_owner(firm))
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json()["data"]
    return rows


def test_the_products_are_ordered_by_interest(
    client: TestClient, database: Database, firm: Seller
) -> None:
    add(database, firm, "seen", (ProductView, 15, 0), (ProductView, 4, 6))
    add(database, firm, "asked", (ProductView, 1, 2), (ProductEnquiry, 2, 6))
    add(database, firm, "once", (ProductView, 500, 7))
    add(database, firm, "never")

    week, month = read(client, firm, 7), read(client, firm, 30)

    figures = [(row["slug"], row["views"], row["enquiries"]) for row in week]
    assert figures == [("asked", 1, 2), ("seen", 19, 0)]
    assert [row["slug"] for row in month] == ["once", "asked", "seen"]


def test_the_five_top_products_are_returned(
    client: TestClient, database: Database, firm: Seller
) -> None:
    for number in range(6):
        add(database, firm, f"p-{number}", (ProductView, number + 1, 0))

    slugs = [row["slug"] for row in read(client, firm, 30)]

    assert slugs == ["p-5", "p-4", "p-3", "p-2", "p-1"]


def test_products_of_others_are_not_returned(
    client: TestClient, database: Database, firm: Seller
) -> None:
    add(database, firm, "rice", (ProductView, 3, 0))
    other = factories.seller(database)

    assert read(client, other, 30) == []


def test_an_invalid_number_of_days_is_a_field_error(
    client: TestClient, firm: Seller
) -> None:
    head = factories.as_owner(firm)
    answer = client.get(URL, params={"days": 91}, headers=head)
    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["days"])
