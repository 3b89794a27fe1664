"""A suggested split never costs more than the best single seller."""

from decimal import Decimal
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engagement.rfq.quotes.agreed_costs import offered_lines
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.offers import Ranked
from engagement.rfq.quotes.split import Market, Share, Split
from engagement.rfq.quotes.suggestion import Suggestion, suggest

from .test_ranking import SETTINGS, priced, priced_at, quotes

LINE_IDS = ("first", "second", "third")


@st.composite
def sent_quotes(draw: st.DrawFn) -> dict[str, Any]:
    """Most of them have all that is requested: else there is little to split."""
    of = draw(quotes())
    if draw(st.integers(0, 3)):
        for item, quantity, unit in zip(
            of["items"], ("100", "12", "3"), ("kg", "Dozen", "Coil"), strict=True
        ):
            item |= {"type": "requested", "quantity": quantity, "unit": unit}
    items = [
        {**item, "requirement_item_id": line_id}
        for item, line_id in zip(of["items"], LINE_IDS, strict=True)
    ]
    status = draw(st.sampled_from(["sent", "sent", "sent", "countered"]))
    return {**of, "items": items, "status": status, "awarded_lines": None}


OFFERS = st.lists(sent_quotes(), max_size=5)
OPEN = st.sets(st.sampled_from(LINE_IDS), min_size=1)


def suggested(
    offers: list[dict[str, Any]], settings: CostSettings, still: set[str]
) -> tuple[Market, list[Ranked], Suggestion]:
    open_ids = tuple(line_id for line_id in LINE_IDS if line_id in still)
    market = Market(open_ids, offers, settings, 30)
    of = priced(offers, settings)
    return market, of, suggest(market, of)


@given(OFFERS, SETTINGS, OPEN)
def test_a_split_costs_less_than_the_best_single_seller(
    offers: list[dict[str, Any]], settings: CostSettings, still: set[str]
) -> None:
    market, of, best = suggested(offers, settings, still)

    if best.split and best.complete:
        assert best.split.to_buyer < best.complete.to_buyer
        assert set(lines_of(best.split)) == still
    singles = [
        market.share(place, market.open_ids).to_buyer
        for place, quote in enumerate(offers)
        if quote["status"] == "sent"
        and still <= full_lines(of[place])
        and (not quote["is_all_or_none"] or set(offered_lines(quote["items"])) == still)
    ]
    assert min(singles, default=None) == (best.complete and best.complete.to_buyer)


@given(OFFERS, SETTINGS, OPEN)
def test_a_split_has_each_line_once_from_who_sells_a_part(
    offers: list[dict[str, Any]], settings: CostSettings, still: set[str]
) -> None:
    _, of, best = suggested(offers, settings, still)
    if best.split is None:
        return

    lines = lines_of(best.split)
    assert len(lines) == len(set(lines))
    assert len(best.split.shares) > 1
    for share in best.split.shares:
        assert offers[share.quote]["status"] == "sent"
        assert set(share.line_ids) <= full_lines(of[share.quote])
        assert not is_part_of_a_complete_order(offers[share.quote], share)


@given(OFFERS, SETTINGS)
def test_no_other_split_costs_less_where_the_freight_is_the_same(
    offers: list[dict[str, Any]], settings: CostSettings
) -> None:
    """But for the roundings of three lines."""
    same = [{**one, "part_freight": None} for one in offers]
    market, of, best = suggested(same, settings, {*LINE_IDS})
    divisible = [
        place
        for place, one in enumerate(same)
        if one["status"] == "sent" and not one["is_all_or_none"]
    ]
    splits = [
        market.split(dict(zip(LINE_IDS, choice, strict=True)))
        for choice in product(divisible, repeat=3)
        if all(
            line_id in full_lines(of[place])
            for line_id, place in zip(LINE_IDS, choice, strict=True)
        )
    ]
    lowest = min((one.to_buyer for one in splits), default=None)
    known = [one.to_buyer for one in (best.split, best.complete) if one]

    if lowest is not None and known:
        assert min(known) - lowest <= 1


def test_no_line_is_split_from_an_offer_of_the_complete_order_only() -> None:
    cheap_first = sent(priced_at("1", "900", "900"))
    cheap_rest = sent(priced_at("90", "1", "1"))
    offers = [cheap_first, cheap_rest, sent(priced_at("80", "80", "80"))]
    whole = [{**cheap_first, "is_all_or_none": True}, *offers[1:]]

    _, _, divisible = suggested(offers, CostSettings(), {*LINE_IDS})
    _, _, best = suggested(whole, CostSettings(), {*LINE_IDS})

    assert divisible.split
    assert {share.quote for share in divisible.split.shares} == {0, 1}
    assert best.split
    assert {share.quote for share in best.split.shares} == {1, 2}


def test_a_dearer_split_is_not_suggested() -> None:
    freight = {"freight": Decimal(5_000)}
    one, other = (
        priced_at("10", "11", "11", **freight),
        priced_at("11", "10", "10", **freight),
    )

    _, _, best = suggested([sent(one), sent(other)], CostSettings(), {*LINE_IDS})

    assert (best.complete and best.complete.quote, best.split) == (0, None)


def test_a_cheaper_split_of_fewer_lines_is_not_suggested() -> None:
    complete = {**sent(priced_at("9", "9", "9")), "is_all_or_none": True}
    parts = [priced_at("1", "2", None), priced_at("2", "1", None)]

    _, _, best = suggested([complete, *map(sent, parts)], CostSettings(), {*LINE_IDS})

    assert (best.complete and best.complete.quote, best.split) == (0, None)


def sent(quote: dict[str, Any]) -> dict[str, Any]:
    items = [
        {**item, "requirement_item_id": line_id}
        for item, line_id in zip(quote["items"], LINE_IDS, strict=True)
    ]
    return {**quote, "items": items, "status": "sent", "awarded_lines": None}


def lines_of(split: Split) -> list[str]:
    return [line_id for share in split.shares for line_id in share.line_ids]


def full_lines(offer: Ranked) -> set[str]:
    pairs = zip(LINE_IDS, offer.lines, strict=True)
    return {line_id for line_id, line in pairs if line.kind == "full"}


def is_part_of_a_complete_order(quote: dict[str, Any], share: Share) -> bool:
    is_part = set(share.line_ids) != set(offered_lines(quote["items"]))
    return bool(quote["is_all_or_none"] and is_part)
