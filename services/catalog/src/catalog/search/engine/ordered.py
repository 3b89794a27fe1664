"""Documents in their order, of which only a page's ids are read."""

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
_SEGMENT = 32


class Ordered:
    """A stretch of what matches; without a price or date comes last either way."""

    def __init__(
        self, searcher: Searcher, query: Query, stretch: Window, sort: Sort
    ) -> None:
        order: dict[str, Any] = {"weight_by_field": "boost"}
        if sort != "relevance":
            field, direction = _FIELDS[sort]
            order = {"order_by_field": field, "order": direction}
        most, offset = max(stretch.limit, 1), stretch.offset
        found: Any = searcher.search(query, most, offset=offset, **order)
        self._searcher, self._offset = searcher, offset  # places are this searcher's
        self.total: int = found.count
        self._places = array(
            "Q", (a.segment_ord << _SEGMENT | a.doc for _, a in found.hits)
        )

    def page(self, window: Window) -> Hits:
        """`window` lies within the stretch."""
        return Hits(ids_of(self._searcher, self._addresses(window)), self.total)

    def cards(self, window: Window) -> list[int]:
        """Where the page's cards are."""
        addresses = self._addresses(window)
        places: Any = self._searcher.fast_field_values("card", addresses)
        return list(places)

    def _addresses(self, window: Window) -> list[DocAddress]:
        begin = window.offset - self._offset
        places = self._places[begin : begin + window.limit]
        return [DocAddress(each >> _SEGMENT, each & 0xFFFF_FFFF) for each in places]


def ids_of(searcher: Searcher, addresses: Sequence[DocAddress]) -> list[UUID]:
    high: Any = searcher.fast_field_values("high", list(addresses))
    low: Any = searcher.fast_field_values("low", list(addresses))
    return [UUID(int=h << 64 | x & LOW_64) for h, x in zip(high, low, strict=True)]
