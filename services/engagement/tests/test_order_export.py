"""Orders as CSV for the books, and the partners that have a statement."""

import csv
import io
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders.models import table
from engagement.orders.snapshot import OrderLine
from servicekit.clock import today
from servicekit.db import Database
from servicekit.http import sheets
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .market import BUYER
from .trade import Deal, at, placed

URL = "/api/orders/export.csv"


def read(client: TestClient, who: dict[str, str], query: str) -> list[dict[str, str]]:
    answer = client.get(f"{URL}?{query}", headers=who)
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith("\ufeff".encode())
    text = answer.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def second_line(database: Database, deal: Deal, **changes: Any) -> None:
    """A copy of the order's line with another name."""
    first = deal.get()["lines"][0]
    stored = {key: first[key] for key in OrderLine.model_fields}
    lines = [stored, {**stored, "id": str(new_id()), **changes}]
    with database.session() as session:
        session.execute(sa.update(table).values(lines=lines))


def test_each_line_is_a_row_for_tally(client: TestClient, database: Database) -> None:
    deal = at(client, database, "confirmed")
    second_line(database, deal, name="=1+1")

    rows = read(client, BUYER, "as=buyer")

    assert [row["Item Name"] for row in rows] == ["Carton", "'=1+1"]
    row = rows[0]
    assert row["Voucher Number"] == deal.get()["number"]
    assert row["Voucher Type"] == "Purchase Order"
    assert (row["Voucher Date"], row["Party Name"]) == (str(today()), "Himal Packaging")
    assert (row["Party PAN/VAT No."], row["Party Address"]) == (
        "601234567",
        "Balaju 16",
    )
    assert (row["Quantity"], row["Rate"]) == ("3000", "45.50")
    amounts = ("Taxable Amount", "VAT Amount", "Freight", "Total Amount")
    assert [row[name] for name in amounts] == [
        *("136500.00", "17745.00", "4500.00", "158745.00")
    ]


def test_a_buyer_imports_purchase_orders_into_erpnext(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")
    second_line(database, deal, name="Tape")

    first, second = read(client, BUYER, "as=buyer&format=erpnext")

    assert (first["Supplier"], first["Date"]) == ("Himal Packaging", str(today()))
    assert first["Order Confirmation No"] == deal.get()["number"]
    assert (first["Item Code (Items)"], first["Quantity (Items)"]) == ("Carton", "3000")
    assert (first["Rate (Items)"], first["Required By (Items)"]) == (
        *("45.5", str(today())),
    )
    # The second line belongs to the same document.
    assert (second["Supplier"], second["Item Code (Items)"]) == ("", "Tape")


def test_a_seller_imports_sales_orders_into_erpnext(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database, tax_mode="vat_13_included")

    (row,) = read(client, deal.seller, "as=seller&format=erpnext")

    assert (row["Customer"], row["Order Type"]) == ("Sita Gurung", "Sales")
    assert row["Customer's Purchase Order"] == deal.get()["number"]
    # 45.50 with VAT.
    assert row["Rate (Items)"] == "40.265487"


def test_filters_choose_the_orders(client: TestClient, database: Database) -> None:
    placed(client, database)

    assert len(read(client, BUYER, "status=placed")) == 1
    assert read(client, BUYER, "status=closed") == []
    assert read(client, BUYER, "until=2020-01-01") == []
    assert len(read(client, BUYER, f"since={today()}&until={today()}")) == 1
    for wrong in ("status=x", "format=x", "as=x", "since=x"):
        assert client.get(f"{URL}?{wrong}", headers=BUYER).status_code == 422


def test_batches_omit_nothing(
    client: TestClient, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheets, "BATCH_SIZE", 1)
    for _ in range(3):
        placed(client, database)

    assert len({row["Voucher Number"] for row in read(client, BUYER, "")}) == 3


def test_strangers_export_nothing(client: TestClient, database: Database) -> None:
    placed(client, database)
    stranger = bearer(new_id(), "seller")

    assert client.get(URL).status_code == 401
    assert [read(client, stranger, f"as={side}") for side in ("buyer", "seller")] == [
        *([], [])
    ]


def test_partners_have_confirmed_orders(client: TestClient, database: Database) -> None:
    url = "/api/orders/partners"
    placed(client, database)
    assert client.get(url, headers=BUYER).json()["data"] == []

    deal = at(client, database, "confirmed")

    (partner,) = client.get(f"{url}?as=buyer", headers=BUYER).json()["data"]
    assert partner == {
        **{"order_id": deal.order_id, "name": "Himal Packaging"},
        **{"name_ne": "हिमाल प्याकेजिङ", "order_count": 1},
    }
    (buyer,) = client.get(f"{url}?as=seller", headers=deal.seller).json()["data"]
    assert (buyer["order_id"], buyer["name"]) == (deal.order_id, "Sita Gurung")
    assert client.get(f"{url}?as=seller", headers=BUYER).json()["data"] == []


def test_the_export_has_the_rows_of_the_filtered_list(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    number = deal.get()["number"]

    assert len(read(client, BUYER, f"as=buyer&q={number}")) == 1
    assert read(client, BUYER, "as=buyer&q=HO-999999") == []
    # The seller confirms next.
    assert len(read(client, deal.seller, "as=seller&waiting=true")) == 1
    assert read(client, BUYER, "as=buyer&waiting=true") == []
