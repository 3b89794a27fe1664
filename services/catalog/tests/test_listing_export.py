"""The export of products is readable and harmless in any spreadsheet."""

import csv
import io
from typing import Any

from fastapi.testclient import TestClient

from catalog.listings import export
from catalog.products.models import products
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/products/export"
HOSTILE = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://x","y")',
    "＝1",
    " =1",
]


def rows(client: TestClient, firm: Seller, **params: str) -> list[dict[str, str]]:
    answer = client.get(URL, params=params, headers=factories.as_owner(firm))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "products.csv" in answer.headers["content-disposition"]
    assert answer.content.startswith(b"\xef\xbb\xbf")
    text = answer.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_formulas_are_escaped_in_the_export(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        for text in HOSTILE:
            hostile = {"name": text, "sku": text, "keywords": [text]}
            hostile |= {"description": text, "specs": {text: text}}
            factories.product(session, firm, **hostile)
    found = rows(client, firm)
    assert sorted(row["name"] for row in found) == sorted(f"'{t}" for t in HOSTILE)
    cells = [cell for row in found for pair in row.items() for cell in pair]
    assert [cell for cell in cells if cell.lstrip()[:1] in "=+-@＝" and cell] == []


def test_the_export_has_the_values_of_the_form(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    head = factories.as_owner(firm)
    listing = {**form, "name_ne": 'जीरा; मसिनो "चामल"', "sku": "R-1"}
    assert client.post("/api/products", json=listing, headers=head).status_code == 201
    (row,) = rows(client, firm)
    assert row["name_ne"] == listing["name_ne"]
    assert (row["price"], row["price_tiers"]) == ("95.50", "100:90.00")
    assert (row["category"], row["unit"]) == ("Grains", "kg")
    assert (row["spec:Grain"], row["status"]) == ("Long", "draft")


def test_the_export_has_only_own_products_of_the_requested_status(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, name="Mine")
        factories.product(session, firm, name="Draft", status="draft")
        factories.product(session, firm, name="Gone", status="archived")
    other = factories.seller(database)
    with database.session() as session:
        factories.product(session, other, name="Theirs")
    assert [row["name"] for row in rows(client, firm)] == ["Mine", "Draft"]
    assert [row["name"] for row in rows(client, firm, status="draft")] == ["Draft"]
    assert client.get(URL).status_code == 401
    assert client.get(URL, headers=bearer(firm.owner_id, "buyer")).status_code == 403


def test_many_products_are_exported_in_batches(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm)
        one = session.execute(products.select()).mappings().one()
        more = [
            {**one, "id": new_id(), "slug": f"p-{number}", "sku": f"S-{number}"}
            for number in range(export.BATCH)
        ]
        session.execute(products.insert(), more)
    found = rows(client, firm)
    assert len(found) == len({row["sku"] for row in found}) == export.BATCH + 1


def test_the_export_has_the_rows_of_the_filtered_list(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, name="Jasmine rice", price=None)
        factories.product(session, firm, name="Basmati rice")
        factories.product(session, firm, name="Mustard oil")
    assert [row["name"] for row in rows(client, firm, q="rice")] == [
        *("Jasmine rice", "Basmati rice")
    ]
    priceless = rows(client, firm, q="rice", without_price="true")
    assert [row["name"] for row in priceless] == ["Jasmine rice"]
