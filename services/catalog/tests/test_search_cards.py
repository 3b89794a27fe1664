"""Cards of a search are read from PostgreSQL, so they are current."""

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller
from servicekit.db import Database

from .searching import search, slugs
from .test_search_rows import tea

pytestmark = pytest.mark.search

CHANGES = {
    "price": ("update products set price = 7", lambda row: row["price"] == "7.00"),
    "name": (
        "update products set name = 'Tea dust'",
        lambda row: "dust" in row["name"],
    ),
    "firm": (
        "update sellers set company_name = 'Other'",
        lambda row: row["seller"]["company_name"] == "Other",
    ),
    "badge": (
        "update sellers set is_verified = true",
        lambda row: row["seller"]["is_seller_verified"],
    ),
    "face": (
        "update sellers set company_logo = '/storage/logo.webp'",
        lambda row: row["seller"]["company_logo"] == "/storage/logo.webp",
    ),
    "category": (
        "update categories set name = 'Leaves'",
        lambda row: row["category"]["name"] == "Leaves",
    ),
    "unit": (
        "update units set symbol = 'q'",
        lambda row: row["unit"]["symbol"] == "q",
    ),
    "attribute": (
        "update category_attributes set name = 'Rank' where key = 'grade'",
        lambda row: row["attributes"][0]["name"] == "Rank",
    ),
}


def change(database: Database, statement: str) -> None:
    with database.session() as session:
        session.execute(sa.text(statement))


@pytest.mark.parametrize("what", CHANGES)
def test_a_card_follows_changes_of_its_fields(
    client: TestClient, database: Database, firm: Seller, what: str
) -> None:
    tea(database, firm)
    statement, is_shown = CHANGES[what]
    (row,) = search(client, "tea")["data"]
    assert not is_shown(row)
    change(database, statement)
    (row,) = search(client, "tea")["data"]
    assert is_shown(row)


@pytest.mark.parametrize(
    "statement",
    [
        "update products set status = 'blocked'",
        "update sellers set status = 'suspended'",
        "delete from products",
    ],
)
def test_a_product_that_is_not_public_has_no_card(
    client: TestClient, database: Database, firm: Seller, statement: str
) -> None:
    tea(database, firm)
    assert slugs(search(client, "tea")) == ["tea"]
    change(database, statement)
    assert slugs(search(client, "tea")) == []
