"""The split that costs the buyer least.

Each set of sellers gives each line to its cheapest member. What these choices cost is
then computed to the paisa, and the cheapest is compared with the best single seller.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from heapq import nsmallest
from itertools import combinations

from engagement.rfq.quotes.agreed_costs import offered_lines
from engagement.rfq.quotes.landed_cost import NOTHING, Cost, costs, total
from engagement.rfq.quotes.offers import Ranked
from engagement.rfq.quotes.split import Market, Share, Split

# So many of the cheapest choices are computed to the paisa.
CANDIDATES = 5
Choice = tuple[int, ...]
# In paisa, by the quote's place and the line.
Prices = Mapping[int, Mapping[str, int]]


@dataclass(frozen=True)
class Suggestion:
    """`split` is None where no split costs less than `complete`."""

    complete: Share | None
    split: Split | None


def suggest(market: Market, offers: Sequence[Ranked]) -> Suggestion:
    """`offers` are the quotes of the market; only those that are sent can be chosen."""
    priced = {
        place: _prices(market, place, offer)
        for place, offer in enumerate(offers)
        if market.quotes[place]["status"] == "sent"
    }
    complete = _complete(market, priced)
    divisible = {
        place: prices
        for place, prices in priced.items()
        if prices and not offers[place].is_all_or_none
    }
    split = _cheapest(market, divisible)
    if complete and split and not _is_better(market, split, complete):
        split = None
    return Suggestion(complete, split)


def _prices(market: Market, place: int, offer: Ranked) -> dict[str, int]:
    """Of the open lines that it has as requested: the cost to the buyer, without
    freight, in paisa."""
    of = market.quotes[place]
    return {
        item["requirement_item_id"]: _paisa(
            market.to_buyer(of, total(costs([item], of["tax_mode"], NOTHING)))
        )
        for item, line in zip(of["items"], offer.lines, strict=True)
        if line.kind == "full" and item["requirement_item_id"] in market.open_ids
    }


def _complete(market: Market, priced: Prices) -> Share | None:
    """The best of those that can deliver all open lines in one order."""
    shares = [
        market.share(place, market.open_ids)
        for place, prices in priced.items()
        if set(prices) == {*market.open_ids} and _may_have_all(market, place)
    ]
    return min(shares, key=lambda share: share.to_buyer, default=None)


def _may_have_all(market: Market, place: int) -> bool:
    of = market.quotes[place]
    is_all = set(offered_lines(of["items"])) == {*market.open_ids}
    return bool(market.open_ids) and (is_all or not of["is_all_or_none"])


def _is_better(market: Market, split: Split, complete: Share) -> bool:
    count = sum(len(share.line_ids) for share in split.shares)
    return count == len(market.open_ids) and split.to_buyer < complete.to_buyer


def _cheapest(market: Market, priced: Prices) -> Split | None:
    """Of at least two sellers, for each line that one of them has."""
    line_ids = [
        line_id
        for line_id in market.open_ids
        if any(line_id in prices for prices in priced.values())
    ]
    estimates = _estimates(market, line_ids, priced)
    splits = [
        market.split(dict(zip(line_ids, choice, strict=True)))
        for choice in nsmallest(CANDIDATES, estimates, key=estimates.__getitem__)
    ]
    return min(splits, key=lambda split: split.to_buyer, default=None)


def _estimates(
    market: Market, line_ids: Sequence[str], priced: Prices
) -> dict[Choice, int]:
    """What each choice costs but for roundings."""
    freights = {place: _freights(market, place) for place in priced}
    estimates: dict[Choice, int] = {}
    for choice in _choices(line_ids, priced):
        goods = sum(
            priced[place][line_id]
            for place, line_id in zip(choice, line_ids, strict=True)
        )
        estimates[choice] = goods + sum(
            freights[place][choice.count(place)] for place in {*choice}
        )
    return estimates


def _choices(line_ids: Sequence[str], priced: Prices) -> Iterator[Choice]:
    """The quote of each line, for each set of two sellers or more."""
    cheapest = [
        sorted(
            (place for place in priced if line_id in priced[place]),
            key=lambda place: (priced[place][line_id], place),
        )
        for line_id in line_ids
    ]
    for size in range(2, min(len(priced), len(line_ids)) + 1):
        for sellers in combinations(priced, size):
            choice = [
                next((place for place in places if place in sellers), None)
                for places in cheapest
            ]
            if None not in choice and len({*choice}) > 1:
                yield tuple(place for place in choice if place is not None)


def _freights(market: Market, place: int) -> list[int]:
    """The freight by how many of its lines are taken: all of them have their own."""
    of = market.quotes[place]
    offered, part = len(offered_lines(of["items"])), of["part_freight"]
    complete = Decimal(of["freight"])
    prices = [complete if part is None else Decimal(part)] * offered + [complete]
    return [_paisa(market.to_buyer(of, Cost(freight=price))) for price in prices]


def _paisa(amount: Decimal) -> int:
    return int(amount * 100)
