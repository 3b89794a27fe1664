"""Documents in their order, of which only where their cards are is kept."""

from array import array
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from tantivy import DocAddress, Order, Query, Searcher

from catalog.search.engine.asking import Hits, Sort, Window
from catalog.search.engine.schema import LOW_64

_FIELDS: dict[Sort, tuple[str, Order]] = {
    "newest": ("newest", Order.Desc),
    "price_asc": ("by_price", Order.Asc),
    "price_desc": ("by_price", Order.Desc),
    "wanted": ("wanted", Order.Desc),
}


class Ordered:
    """A stretch of what matches; without a price or date comes last either way."""

    def __init__(
        self, searcher: Searcher, query: Query, stretch: Window, sort: Sort
    ) -> None:
        addresses, self.total = _found(searcher, query, stretch, sort)
        # Opening the column is what costs: ten pages come for the price of one.
        places: Any = searcher.fast_field_values("card", addresses)
        self._offset, self._places = stretch.offset, array("Q", places)

    def cards(self, window: Window) -> Sequence[int]:
        """Where the page's cards are; `window` lies within the stretch."""
        begin = window.offset - self._offset
        return self._places[begin : begin + window.limit]


def best(searcher: Searcher, query: Query, window: Window) -> Hits:
    addresses, total = _found(searcher, query, window, "relevance")
    return Hits(ids_of(searcher, addresses), total)


def ids_of(searcher: Searcher, addresses: Sequence[DocAddress]) -> list[UUID]:
    high: Any = searcher.fast_field_values("high", list(addresses))
    low: Any = searcher.fast_field_values("low", list(addresses))
    return [UUID(int=h << 64 | x & LOW_64) for h, x in zip(high, low, strict=True)]


def _found(
    searcher: Searcher, query: Query, window: Window, sort: Sort
) -> tuple[list[DocAddress], int]:
    """In their order, and how many there are in all."""
    order: dict[str, Any] = {"weight_by_field": "boost"}
    if sort != "relevance":
        field, direction = _FIELDS[sort]
        order = {"order_by_field": field, "order": direction}
    most = max(window.limit, 1)
    found: Any = searcher.search(query, most, offset=window.offset, **order)
    return [address for _, address in found.hits], found.count
