"""Pages of hits in order; those without a price or date are last in both directions."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from tantivy import DocAddress, Order, Query, Searcher

from catalog.search.engine.schema import LOW_64
from catalog.search.engine.types import Hits, Sort, Window

_FIELDS: dict[Sort, tuple[str, Order]] = {
    "newest": ("newest", Order.Desc),
    "price_asc": ("by_price", Order.Asc),
    "price_desc": ("by_price", Order.Desc),
    "popular": ("wanted", Order.Desc),
}


def find_page(searcher: Searcher, query: Query, window: Window, sort: Sort) -> Hits:
    """One page of what matches."""
    addresses, total = _addresses(searcher, query, window, sort)
    return Hits(ids_of(searcher, addresses), total)


def ids_of(searcher: Searcher, addresses: Sequence[DocAddress]) -> list[UUID]:
    high: Any = searcher.fast_field_values("high", list(addresses))
    low: Any = searcher.fast_field_values("low", list(addresses))
    return [UUID(int=h << 64 | x & LOW_64) for h, x in zip(high, low, strict=True)]


def _addresses(
    searcher: Searcher, query: Query, window: Window, sort: Sort
) -> tuple[list[DocAddress], int]:
    """In order, and the total."""
    order: dict[str, Any] = {"weight_by_field": "boost"}
    if sort != "relevance":
        field, direction = _FIELDS[sort]
        order = {"order_by_field": field, "order": direction}
    limit = max(window.limit, 1)
    hits: Any = searcher.search(query, limit, offset=window.offset, **order)
    return [address for _, address in hits.hits], hits.count
