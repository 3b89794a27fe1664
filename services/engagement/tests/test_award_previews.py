"""What a choice of sellers costs, before it is awarded."""

from decimal import Decimal

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database

from .market import BUYER
from .split_award import Split, requested
from .test_awards import refusals


@pytest.fixture
def split(client: TestClient, database: Database) -> Split:
    return requested(client, database)


def test_a_choice_is_previewed_to_the_paisa(split: Split) -> None:
    _, all_ = split.quote("700", "90000", "400", freight="5000")
    _, cheap = split.quote("650", None, None, freight="1000")

    body = split.preview(cheap, all_, all_).json()["data"]

    assert [order["totals"]["landed"] for order in body["orders"]] == [
        "74450.00",
        "1031040.00",
    ]
    assert body["complete"] == {"quote_id": all_, "cost_to_buyer": "1110140.00"}
    saving = Decimal("1110140.00") - Decimal("1105490.00")
    assert Decimal(body["saving"]) == saving
    made = split.awarded(cheap, all_, all_)
    landed = [order["totals"]["landed"] for order in made]
    assert landed == [order["totals"]["landed"] for order in body["orders"]]


def test_a_choice_that_cannot_be_awarded_has_no_preview(split: Split) -> None:
    _, whole = split.quote("690", "80000", "390", is_all_or_none=True)

    assert refusals(split.preview(whole, None, None)) == {
        "lines.0.quote_id": "complete_order_only"
    }
    url = f"/api/requirements/{split.wanted.id}/awards/preview?choice=1:2"
    assert refusals(split.client.get(url, headers=BUYER)) == {"choice": "line_unknown"}


def test_the_comparison_suggests_the_cheapest_split(split: Split) -> None:
    _, all_ = split.quote("700", "90000", "400", freight="5000")
    _, cheap = split.quote("650", None, None, freight="1000")
    _, whole = split.quote("600", "95000", "390", is_all_or_none=True)

    matrix = split.compared()

    chosen = [line["quote_id"] for line in matrix["split"]["lines"]]
    assert chosen == [cheap, all_, all_]
    assert matrix["split"]["complete"]["quote_id"] == all_
    assert matrix["split"]["saving"] == "4650.00"
    assert whole not in chosen
    split.awarded(cheap, None, None)
    matrix = split.compared()
    assert matrix["split"] is None
    assert [item["awarded_quote_id"] for item in matrix["items"]] == [cheap, None, None]
