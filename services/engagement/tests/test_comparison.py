"""A comparison that nobody wins with one bag."""

from fractions import Fraction
from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.units import measure, units
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .market import BUYER, BUYER_ID, line, matched_seller, write

CEMENT = {"slug": f"opc-cement-{new_id()}"}
BAGS = [{"name": "OPC 53", "quantity": "1000", "unit": "Bag"}]


def totals(client: TestClient, of: Any) -> dict[str, dict[str, Any]]:
    url = f"/api/requirements/{of.id}/quotes"
    matrix = client.get(url, headers=BUYER).json()["meta"]["compare"]
    return {one["quote_id"]: one for one in matrix["totals"]}


def cells(client: TestClient, of: Any) -> dict[str, dict[str, Any]]:
    url = f"/api/requirements/{of.id}/quotes"
    matrix = client.get(url, headers=BUYER).json()["meta"]["compare"]
    return {one["quote_id"]: one for one in matrix["items"][0]["cells"]}


@pytest.fixture
def wanted(database: Database) -> Any:
    """1,000 bags of a cement that is sold in bags of 50 kg."""
    cement = factories.category(database, slug="opc-cement", level=3, is_leaf=False)
    leaf = factories.category(database, parent_id=cement.category_id)
    seeded = {"category_id": leaf.category_id, "items": BAGS}
    return factories.requirement(database, buyer_id=BUYER_ID, **seeded)


TERMS = ("freight", "tax_mode", "payment", "delivery_days")


def offer(client: TestClient, database: Database, of: Any, **changes: Any) -> str:
    terms = {name: changes.pop(name) for name in TERMS if name in changes}
    items = [line(of, **changes)]
    return str(
        write(client, matched_seller(database, of), of, items=items, **terms)["id"]
    )


def test_one_bag_wins_nothing(
    client: TestClient, database: Database, wanted: Any
) -> None:
    complete = offer(client, database, wanted, unit_price="700", freight="10000")
    one_bag = offer(client, database, wanted, unit_price="690", quantity="1")
    dear = offer(client, database, wanted, unit_price="710", freight="10000")

    by_quote, in_line = totals(client, wanted), cells(client, wanted)

    assert (by_quote[one_bag]["kind"], by_quote[one_bag]["rank"]) == ("incomplete", 3)
    assert by_quote[one_bag]["missing"] == "778920.30"  # 999 bags at 690, and VAT.
    assert by_quote[one_bag]["to_complete"] == "800988.70"
    assert (by_quote[one_bag]["is_complete"], by_quote[one_bag]["lines_short"]) == (
        False,
        1,
    )
    assert [by_quote[id_]["rank"] for id_ in (complete, dear)] == [1, 2]
    assert [by_quote[id_]["is_cheapest"] for id_ in (complete, one_bag)] == [
        True,
        False,
    ]
    assert in_line[one_bag]["kind"] == "short"
    assert [in_line[id_]["is_cheapest"] for id_ in (complete, one_bag)] == [True, False]


def test_units_are_converted_or_not_ranked(
    client: TestClient, database: Database, wanted: Any
) -> None:
    bags = offer(client, database, wanted, unit_price="745")
    tonnes = {"unit": "Tonne", "quantity": "50", "unit_price": "14800"}
    in_tonnes = offer(client, database, wanted, **tonnes)
    in_boxes = offer(client, database, wanted, unit="Box", unit_price="1")

    by_quote, in_line = totals(client, wanted), cells(client, wanted)

    assert [by_quote[id_]["rank"] for id_ in (in_tonnes, bags)] == [1, 2]
    assert (in_line[in_tonnes]["amount"], in_line[in_tonnes]["kind"]) == (
        "1000.00",
        "full",
    )
    assert in_line[in_tonnes]["unit_goods"] == "740.00"
    assert (by_quote[in_boxes]["kind"], by_quote[in_boxes]["rank"]) == (
        "not_comparable",
        None,
    )
    assert in_line[in_boxes]["unit_goods"] is None
    assert in_line[in_boxes]["is_cheapest"] is False


def test_another_product_is_ranked_apart(
    client: TestClient, database: Database, wanted: Any
) -> None:
    real = offer(client, database, wanted, unit_price="745")
    other = {"type": "alternative", "note": "PPC instead"}
    cheap = offer(client, database, wanted, unit_price="600", **other)
    dear = offer(client, database, wanted, unit_price="620", **other)

    by_quote, in_line = totals(client, wanted), cells(client, wanted)

    assert (by_quote[real]["kind"], by_quote[real]["is_cheapest"]) == ("complete", True)
    assert [by_quote[id_]["kind"] for id_ in (cheap, dear)] == ["alternative"] * 2
    assert [by_quote[id_]["rank"] for id_ in (cheap, dear)] == [None, None]
    assert by_quote[cheap]["is_cheapest"] is False
    assert [id_ for id_, cell in in_line.items() if cell["is_cheapest"]] == [real]


def test_each_offer_states_its_days_and_payment_terms(
    client: TestClient, database: Database, wanted: Any
) -> None:
    payment = {"advance_pct": 30, "credit_days": 15}
    prompt = offer(client, database, wanted, delivery_days=9, payment=payment)
    slow = offer(client, database, wanted, delivery_days=40)

    by_quote = totals(client, wanted)

    assert [by_quote[id_]["delivery_days"] for id_ in (prompt, slow)] == [9, 40]
    assert by_quote[prompt]["payment"] == payment


@pytest.mark.parametrize(
    ("offered", "wanted", "each"),
    [
        (("Tonne", "kg"), (), 1000),
        (("दर्जन", "piece"), (), 12),
        (("t", "Bag"), ("opc-cement",), 20),
        (("Bag", "kg"), ("basmati",), None),
        (("Dharni", "kg"), (), None),
        (("bags", "Bag"), (), 1),
        (("litre", "kg"), (), None),
        (("drum", "Drum"), (), 1),
        (("Gross", "Dozen"), (), 12),
        (("Quintal", "kg"), (), 100),
        (("bag of 50 kg", "kg"), (), 50),
        (("20 kg sack", "Quintal"), (), Fraction(1, 5)),
        (("५० किलोग्राम बोरा", "kg"), (), 50),
        (("0 kg bag", "kg"), (), None),
        (("2 bag box", "kg"), (), None),
    ],
)
def test_a_unit_is_converted_or_not_comparable(
    offered: tuple[str, str], wanted: tuple[str, ...], each: Fraction | int | None
) -> None:
    one, other = (measure(None, text, wanted) for text in offered)

    assert one.in_(other) == each


def test_the_units_are_those_of_the_catalogue() -> None:
    from haat_seed import load

    seeded = {unit.code: unit.id for unit in load().units}
    assert {unit.code: unit.id for unit in units()} == seeded
