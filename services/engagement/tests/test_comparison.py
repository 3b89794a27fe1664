"""A comparison that nobody wins with one bag."""

from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from contracts.units import measure, units
from engagement.rfq.quotes.ranking import Ranked, ranked, ranks
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


def offer(client: TestClient, database: Database, of: Any, **changes: Any) -> str:
    terms = {name: changes.pop(name) for name in ("freight",) if name in changes}
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

    assert (by_quote[one_bag]["kind"], by_quote[one_bag]["rank"]) == (
        "incomplete",
        None,
    )
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
    assert in_line[in_tonnes]["landed_per_asked_unit"] == "836.20"
    assert (by_quote[in_boxes]["kind"], by_quote[in_boxes]["rank"]) == (
        "not_comparable",
        None,
    )
    assert in_line[in_boxes]["landed_per_asked_unit"] is None
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
    assert [by_quote[id_]["rank"] for id_ in (cheap, dear)] == [1, 2]
    assert by_quote[cheap]["is_cheapest"] is False
    assert [id_ for id_, cell in in_line.items() if cell["is_cheapest"]] == [real]


REQUESTED = [
    {"quantity": "100", "unit": "kg"},
    {"quantity": "12", "unit": "Dozen"},
]
PRICES = st.decimals("0.01", "500", places=2)
UNITS = (("kg", "Gram", "Tonne", "Bag"), ("dozen", "Piece", "Pair", "Box"))


@st.composite
def quotes(draw: st.DrawFn) -> dict[str, Any]:
    kinds = st.sampled_from(["requested", "alternative", "not_available"])
    items = [
        {
            "type": draw(kinds),
            "quantity": str(draw(st.decimals("0.001", "3000", places=3))),
            "unit": draw(st.sampled_from(UNITS[place])),
            "unit_price": str(draw(PRICES)),
        }
        for place in range(2)
    ]
    taxes = st.sampled_from(["vat_13_extra", "vat_13_included", "pan_bill"])
    return {"items": items, "tax_mode": draw(taxes), "freight": draw(PRICES)}


def rank_key(of: list[Ranked], place: int) -> tuple[int, int]:
    """The lower, the better: first those in full, by rank; then all that is less."""
    classes = ("complete", "alternative", "incomplete", "not_comparable")
    kind = min(classes.index(of[place].kind), 2)
    return kind, (ranks(of)[place] or 0)


@given(st.lists(quotes(), min_size=1, max_size=4), st.data())
def test_offering_less_never_improves_a_rank(
    offers: list[dict[str, Any]], data: st.DataObject
) -> None:
    """Less of a line, something else for it, or nothing at all."""
    before = [ranked(REQUESTED, one, []) for one in offers]
    place = data.draw(st.integers(0, len(offers) - 1))
    row = data.draw(st.integers(0, 1))
    items = [dict(item) for item in offers[place]["items"]]
    share = data.draw(st.decimals("0.01", "1", places=2))
    items[row]["quantity"] = str(Decimal(items[row]["quantity"]) * share)
    lesser = {
        "requested": ["requested", "alternative", "not_available"],
        "alternative": ["alternative", "not_available"],
        "not_available": ["not_available"],
    }
    items[row]["type"] = data.draw(st.sampled_from(lesser[items[row]["type"]]))
    changed = {**offers[place], "items": items}

    after = [*before]
    after[place] = ranked(REQUESTED, changed, [])

    assert rank_key(after, place) >= rank_key(before, place)


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
    ],
)
def test_a_unit_is_converted_or_not_comparable(
    offered: tuple[str, str], wanted: tuple[str, ...], each: int | None
) -> None:
    one, other = (measure(None, text, wanted) for text in offered)

    assert one.in_(other) == each


def test_the_units_are_those_of_the_catalogue() -> None:
    from haat_seed import load

    seeded = {unit.code: unit.id for unit in load().units}
    assert {unit.code: unit.id for unit in units()} == seeded
