"""What incomplete offers lack, and what it costs to complete them.

A missing line has one price for all, without freight: the lowest that anybody offers.
Its own offer counts: without it, who withdraws a line would raise the value of what
others lack.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from engagement.rfq.quotes.landed_cost import NOTHING, in_paisa
from engagement.rfq.quotes.offers import Ranked


@dataclass(frozen=True)
class Completion:
    """`missing`: the value of what is missing, None where nobody offers a missing line.
    `cost`: this offer and the rest from others, None where others offer no part."""

    missing: Fraction | None
    cost: Decimal | None


def completions(offers: Sequence[Ranked]) -> list[Completion]:
    """What each offer lacks, and what it costs to complete it."""
    lines = range(len(offers[0].lines)) if offers else range(0)
    lowest = [_lowest(offers, line) for line in lines]
    return [
        Completion(_missing(one, lowest), _completed(one, offers)) for one in offers
    ]


def _lowest(offers: Sequence[Ranked], line: int) -> Fraction | None:
    prices = [one.unit_cost(line) for one in offers]
    return min((price for price in prices if price is not None), default=None)


def _missing(offer: Ranked, lowest: Sequence[Fraction | None]) -> Fraction | None:
    value = Fraction(0)
    for line, price in zip(offer.lines, lowest, strict=True):
        if line.missing and price is None:
            return None
        value += line.missing * (price or 0)
    return value


def _completed(offer: Ranked, offers: Sequence[Ranked]) -> Decimal | None:
    """The missing lines at the lowest delivered price of others; the freight of each
    of them is paid once."""
    others = [one for one in offers if one is not offer and not one.is_all_or_none]
    goods, freights = Fraction(0), dict[int, Decimal]()
    for line, lacking in enumerate(offer.lines):
        if not lacking.missing:
            continue
        prices = [
            (cost * lacking.missing + Fraction(one.part_freight), cost, place)
            for place, one in enumerate(others)
            if (cost := one.unit_cost(line)) is not None
        ]
        if not prices:
            return None
        _, cost, place = min(prices)
        goods += cost * lacking.missing
        freights[place] = others[place].part_freight
    return offer.cost.total + in_paisa(goods) + sum(freights.values(), NOTHING)
