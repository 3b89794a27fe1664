"""The lists of orders: their text and their order."""

from decimal import Decimal

from fastapi.testclient import TestClient

from servicekit.db import Database

from .market import BUYER
from .trade import placed


def test_orders_are_searched_by_number_title_and_partner(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    order = deal.get()

    def ids_of(q: str) -> list[str]:
        rows = client.get("/api/orders", params={"q": q}, headers=BUYER).json()["data"]
        return [row["id"] for row in rows]

    assert ids_of(order["number"].lower()) == [deal.order_id]
    assert deal.order_id in ids_of(order["title"][:5])
    assert deal.order_id in ids_of(order["partner"])
    assert ids_of("nothing like it") == []


def test_orders_are_sorted_by_value(client: TestClient, database: Database) -> None:
    placed(client, database, tax_mode="pan_bill")
    deal = placed(client, database, tax_mode="vat_13_extra")
    placed(client, database, tax_mode="pan_bill")

    params = {"sort": "value", "as": "buyer"}
    rows = client.get("/api/orders", params=params, headers=BUYER).json()["data"]

    values = [Decimal(row["totals"]["landed"]) for row in rows]
    assert values == sorted(values, reverse=True)
    assert len({*values}) > 1
    assert rows[0]["id"] == deal.order_id
