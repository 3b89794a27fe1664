"""A search for suppliers: the same tokens, filters and corrections as for products."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from catalog.search import queries, suppliers, zero_results
from catalog.search.distances import nearest_first
from catalog.search.engine.counts import Counts
from catalog.search.engine.types import FilterSet, Hits, Window
from catalog.search.presenter import NO_COUNTS, facets
from catalog.search.service import Search
from catalog.search.supplier_cards import supplier_cards
from catalog.text.query_tokens import QueryToken, query_tokens
from servicekit.reads import fetch_rows

# More are not ordered by distance or time to answer.
MAX_ORDERED = 2_000


async def find_suppliers(search: Search) -> dict[str, Any]:
    by = search.filters
    if by is None or search.is_unreadable:
        return await _no_results(search, by, NO_COUNTS)
    async for attempt in search.attempts():
        hits, counts = await _find(search, attempt.tokens, by)
        if hits.total:
            break
    else:
        return await _no_results(search, by, counts)
    return search.paged.body(
        await _cards(search, attempt.tokens, by, hits.ids),
        hits.total,
        corrected_q=attempt.corrected,
        is_partial=attempt.is_partial,
        facets=facets(counts, search.reference.categories),
        help=None,
    )


async def _find(
    search: Search, tokens: Sequence[QueryToken], by: FilterSet
) -> tuple[Hits, Counts]:
    """One page of them in the order of the query."""
    order, paged = _order(search), search.paged
    window = Window(MAX_ORDERED) if order else Window(paged.limit, paged.offset)
    hits, counts = await search.runtime.index.find_suppliers(tokens, by, window)
    if order:
        statement, params = order
        page = {"limit": paged.limit, "offset": paged.offset, "ids": hits.ids}
        async with search.runtime.reads.connect() as reads:
            rows = await fetch_rows(reads, statement, **page, **params)
        hits = Hits([row["id"] for row in rows], hits.total)
    return hits, counts


def _order(search: Search) -> tuple[Any, dict[str, Any]] | None:
    query = search.query
    if query.sort == "reply":
        return suppliers.QUICKEST, {}
    if query.sort == "near" and query.near:
        return suppliers.NEAREST, {"districts": nearest_first(query.near)}
    return None


async def _cards(
    search: Search,
    tokens: Sequence[QueryToken],
    by: FilterSet,
    ids: Sequence[UUID],
) -> list[dict[str, Any]]:
    offered = await search.runtime.index.offered(tokens, by, ids)
    products = [each for some in offered.values() for each in some]
    async with search.runtime.reads.connect() as reads:
        rows = await queries.in_order(reads, suppliers.BY_IDS, ids)
        cards = await queries.in_order(reads, queries.OFFERED, products)
    return supplier_cards(rows, cards, offered, search.query)


async def _no_results(
    search: Search, by: FilterSet | None, counts: Counts
) -> dict[str, Any]:
    tokens = query_tokens(search.typed, search.reference.synonyms)
    help_out = await zero_results.help_out(
        search.runtime.index, tokens, by, search.reference, "suppliers"
    )
    counted = facets(counts, search.reference.categories)
    return search.paged.body([], 0, corrected_q=None, facets=counted, help=help_out)
