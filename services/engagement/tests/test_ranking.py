"""Offering less never improves a rank; sums are exact to the paisa."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engagement.rfq.quotes.buyer_cost import Terms, payment_cost
from engagement.rfq.quotes.completion import completions
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.offers import Ranked, ranked
from engagement.rfq.quotes.ranking import ranks

REQUESTED = [
    {"quantity": "100", "unit": "kg"},
    {"quantity": "12", "unit": "Dozen"},
    {"quantity": "3", "unit": "Coil"},
]
PRICES = st.decimals("0.01", "500", places=2)
FREIGHT = st.decimals("0", "90000", places=2)
UNITS = (
    ("kg", "Gram", "Tonne", "20 kg sack", "Bag"),
    ("dozen", "Piece", "Gross", "Box"),
    ("coil", "Roll"),
)
SETTINGS = st.builds(
    CostSettings,
    reclaims_vat=st.booleans(),
    yearly_rate_pct=st.decimals("0", "100", places=2),
)
DAYS = st.integers(0, 365)


@st.composite
def quotes(draw: st.DrawFn) -> dict[str, Any]:
    kinds = ["requested", "requested", "requested", "alternative", "not_available"]
    items = [
        {
            "type": draw(st.sampled_from(kinds)),
            "quantity": str(draw(st.decimals("0.001", "3000", places=3))),
            "unit": draw(st.sampled_from(UNITS[place])),
            "unit_price": str(draw(PRICES)),
        }
        for place in range(3)
    ]
    taxes = st.sampled_from(["vat_13_extra", "vat_13_included", "pan_bill"])
    return {
        "items": items,
        "tax_mode": draw(taxes),
        "freight": draw(FREIGHT),
        "part_freight": draw(st.none() | FREIGHT),
        "is_all_or_none": draw(st.booleans()),
        "advance_pct": draw(st.integers(0, 100)),
        "credit_days": draw(DAYS),
        "delivery_days": draw(st.none() | DAYS),
    }


def priced(offers: list[dict[str, Any]], settings: CostSettings) -> list[Ranked]:
    return [ranked(REQUESTED, one, [], settings, 30) for one in offers]


def rank_of(offers: list[Ranked], place: int) -> float:
    """What is not ranked is behind all that is."""
    rank = ranks(offers, completions(offers))[place]
    return float("inf") if rank is None else rank


EQUAL = CostSettings()
LESS = ("quantity", "nothing", "unit", "alternative")


def lessened(item: dict[str, Any], how: str, share: Decimal) -> dict[str, Any]:
    """A smaller quantity, no offer, a unit nobody can convert, another product."""
    changes = {
        "quantity": {"quantity": str(Decimal(item["quantity"]) * share)},
        "nothing": {"type": "not_available"},
        "unit": {"unit": "Bundle"},
        "alternative": {"type": "alternative"},
    }
    return {**item, **changes[how]}


@given(
    st.lists(quotes(), min_size=1, max_size=5),
    SETTINGS,
    st.sampled_from(LESS),
    st.decimals("0.01", "1", places=2),
    st.data(),
)
def test_offering_less_never_improves_a_rank(
    offers: list[dict[str, Any]],
    settings: CostSettings,
    how: str,
    share: Decimal,
    data: st.DataObject,
) -> None:
    place = data.draw(st.integers(0, len(offers) - 1))
    row = data.draw(st.integers(0, 2))
    before = priced(offers, settings)
    items = list(offers[place]["items"])
    items[row] = lessened(items[row], how, share)
    # Who takes back what is not ranked offers no less of what was requested.
    is_taken_back = before[place].kind in ("alternative", "not_comparable")
    changed = {**offers[place], "items": items}

    after = priced([*offers[:place], changed, *offers[place + 1 :]], settings)

    if not is_taken_back or after[place].kind == before[place].kind:
        assert rank_of(after, place) >= rank_of(before, place)


@given(st.lists(quotes(), min_size=1, max_size=5), SETTINGS)
def test_groups_never_mix(offers: list[dict[str, Any]], settings: CostSettings) -> None:
    of = priced(offers, settings)
    places = ranks(of, completions(of))

    complete = [
        rank or 0
        for one, rank in zip(of, places, strict=True)
        if one.kind == "complete"
    ]
    incomplete = [
        rank
        for one, rank in zip(of, places, strict=True)
        if one.kind == "incomplete" and rank
    ]
    others = [
        rank
        for one, rank in zip(of, places, strict=True)
        if one.kind not in ("complete", "incomplete")
    ]
    assert max(complete, default=0) < min(incomplete, default=99)
    assert 0 not in complete
    assert set(others) <= {None}


@given(quotes(), SETTINGS)
def test_what_an_offer_costs_adds_up_to_the_paisa(
    quote: dict[str, Any], settings: CostSettings
) -> None:
    [of] = priced([quote], settings)
    cost = of.requested_cost

    base = {
        "vat_13_extra": cost.goods * Decimal("0.13"),
        "vat_13_included": (cost.goods + cost.vat)
        - (cost.goods + cost.vat) / Decimal("1.13"),
        "pan_bill": Decimal(0),
    }[quote["tax_mode"]]
    assert abs(cost.vat - base) <= Decimal("0.005")
    reclaimed = cost.vat if settings.reclaims_vat else Decimal(0)
    assert (
        of.cost.total
        == cost.goods + cost.vat + cost.freight - reclaimed + of.cost.payment
    )


def priced_at(*prices: str | None, **terms: Any) -> dict[str, Any]:
    """All that is requested at these prices; None for a line it does not have."""
    items = [
        {
            **line,
            "type": "requested" if price else "not_available",
            "unit_price": price,
        }
        for line, price in zip(REQUESTED, prices, strict=True)
    ]
    return {
        "items": items,
        "tax_mode": "pan_bill",
        "freight": Decimal(0),
        "part_freight": None,
        "is_all_or_none": False,
        "advance_pct": 0,
        "credit_days": 0,
        "delivery_days": None,
        **terms,
    }


@given(
    st.lists(PRICES.map(str), min_size=3, max_size=3),
    st.sampled_from(LESS),
    st.decimals("0.01", "0.99", places=2),
    st.integers(0, 2),
)
def test_a_complete_offer_that_offers_less_is_behind_the_dearest_complete_one(
    prices: list[str], how: str, share: Decimal, row: int
) -> None:
    complete = priced_at(*prices)
    items = list(complete["items"])
    items[row] = lessened(items[row], how, share)

    of = priced([{**complete, "items": items}, priced_at("501", "501", "501")], EQUAL)

    assert rank_of(of, 0) > rank_of(of, 1) == 1


def test_a_line_that_nobody_offers_is_not_ranked() -> None:
    of = priced([priced_at("5", None, None)], CostSettings())

    assert ranks(of, completions(of)) == [None]


def test_less_missing_is_before_what_is_cheaper_to_complete() -> None:
    little, much = priced_at("50", "5", None), priced_at(None, "1", "1")
    of = priced([little, much, priced_at("5", "5", "10")], CostSettings())
    done = completions(of)

    assert (done[0].missing, done[1].missing) == (3, 500)
    assert (done[0].cost or 0) > (done[1].cost or 0) > 0
    assert ranks(of, done) == [2, 3, 1]


def test_nothing_is_completed_from_an_offer_of_the_complete_order_only() -> None:
    incomplete, complete = priced_at("5", "5", None), priced_at("6", "6", "10")
    divisible = priced([incomplete, complete], CostSettings())
    whole = priced([incomplete, {**complete, "is_all_or_none": True}], CostSettings())

    assert completions(divisible)[0].cost == Decimal("590.00")
    assert completions(whole)[0].cost is None


def test_completing_costs_the_freight_for_a_part() -> None:
    incomplete = priced_at("5", "5", None)
    complete = priced_at("6", "6", "10", freight=Decimal(900), part_freight=Decimal(40))

    of = priced([incomplete, complete], CostSettings())

    assert completions(of)[0].cost == Decimal("630.00")


def test_credit_counts_from_delivery_and_advance_to_delivery() -> None:
    on_credit = payment_cost(Decimal("955960"), Terms(0, 30, 6), Decimal(14))
    half_in_advance = payment_cost(Decimal("867500"), Terms(50, 0, 9), Decimal(14))

    def exact(amount: str) -> Decimal:
        return Decimal(amount).quantize(Decimal("0.01"), ROUND_HALF_UP)

    assert on_credit == exact("-11000.09")
    assert half_in_advance == exact("1497.33")
