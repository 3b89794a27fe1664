"""What an offer costs delivered, to the paisa."""

import json
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from fastapi.testclient import TestClient
from hypothesis import given

from engagement.rfq.quotes.landed_cost import costs, total
from servicekit.db import Database

from . import factories
from .market import BUYER, BUYER_ID, matched_seller, write


def line(quantity: str, price: str | None) -> dict[str, Any]:
    kind = "requested" if price else "not_available"
    return {"type": kind, "quantity": quantity, "unit_price": price}


@pytest.mark.parametrize(
    ("tax_mode", "goods", "vat", "landed"),
    [
        ("vat_13_extra", "1000.00", "130.00", "1230.00"),
        ("vat_13_included", "884.96", "115.04", "1100.00"),
        ("pan_bill", "1000.00", "0.00", "1100.00"),
    ],
)
def test_tax_is_counted_as_the_bill_will_have_it(
    tax_mode: str, goods: str, vat: str, landed: str
) -> None:
    of = total(costs([line("10", "100.00")], tax_mode, Decimal("100.00")))

    assert (of.goods, of.vat, of.landed) == (
        Decimal(goods),
        Decimal(vat),
        Decimal(landed),
    )


@pytest.mark.parametrize("freight", ["0.01", "100.00", "99.99", "0.00"])
@pytest.mark.parametrize("tax_mode", ["vat_13_extra", "vat_13_included", "pan_bill"])
def test_lines_add_up_to_the_total(freight: str, tax_mode: str) -> None:
    items = [line("3", "33.33"), line("7.125", "0.07"), line("1", None)]

    of = costs(items, tax_mode, Decimal(freight))

    assert sum(cost.freight for cost in of) == Decimal(freight)
    assert sum(cost.landed for cost in of) == total(of).landed
    assert of[2].landed == 0


VECTORS = Path(__file__).parents[3] / "libs/contracts/vectors/quote_costs.json"


@pytest.mark.parametrize("case", json.loads(VECTORS.read_text("utf-8")))
def test_server_and_form_count_the_same(case: dict[str, Any]) -> None:
    lines = [line(each["quantity"], each["unit_price"]) for each in case["lines"]]

    of = costs(lines, case["tax_mode"], Decimal(case["freight"]))

    sums = total(of)
    totals = {key: str(getattr(sums, key)) for key in case["totals"]}
    assert (totals, [str(each.vat) for each in of]) == (
        case["totals"],
        case["vat_of_lines"],
    )


PRICES = st.lists(st.integers(1, 10**10).map(lambda n: str(Decimal(n) / 100)))


@given(prices=PRICES, paisa=st.integers(0, 10**8))
def test_vat_is_thirteen_percent_of_the_base(prices: list[str], paisa: int) -> None:
    freight = Decimal(paisa) / 100
    of = costs([line("1", price) for price in prices], "vat_13_extra", freight)

    sums = total(of)
    vat = (sums.goods * Decimal("0.13")).quantize(Decimal("0.01"), ROUND_HALF_UP)
    assert (sums.vat, sums.freight) == (vat, freight if any(prices) else Decimal(0))
    assert all(cost.vat >= 0 and cost.freight >= 0 for cost in of)


def test_quotes_are_compared_side_by_side(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    extra = write(client, matched_seller(database, wanted), wanted)
    bill = write(client, matched_seller(database, wanted), wanted, tax_mode="pan_bill")

    url = f"/api/requirements/{wanted.id}/quotes"
    matrix = client.get(url, headers=BUYER).json()["meta"]["compare"]

    landed = {one["quote_id"]: one["landed"] for one in matrix["totals"]}
    assert landed == {extra["id"]: "154245.00", bill["id"]: "136500.00"}
    cheapest = [one["quote_id"] for one in matrix["totals"] if one["is_cheapest"]]
    assert cheapest == [bill["id"]]
    cells = {cell["quote_id"]: cell for cell in matrix["items"][0]["cells"]}
    assert cells[bill["id"]]["unit_goods"] == "45.50"
    assert cells[extra["id"]]["is_cheapest"] is False
