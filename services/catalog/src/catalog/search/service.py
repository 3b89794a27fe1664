"""A search: the query's tokens, the engine, and a correction of what had no result."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from catalog.products import cards
from catalog.search import queries, zero_results
from catalog.search.attempts import Attempt, attempts
from catalog.search.engine.counts import Counts
from catalog.search.engine.types import FilterSet, Hits, Sort, Window
from catalog.search.filters import filter_set
from catalog.search.presenter import NO_COUNTS, facets
from catalog.search.reference_data import ReferenceData
from catalog.search.result_cards import result_cards
from catalog.search.runtime import SearchRuntime
from catalog.search.schemas import Filters
from catalog.text.keys import Term, terms
from catalog.text.query_tokens import QueryToken, query_tokens
from servicekit.http.envelope import PageQuery

COUNTED_TYPES = ("choice", "boolean", "number")
EVERYWHERE = FilterSet()
# The others order suppliers.
_SORTS: dict[str, Sort] = {
    "newest": "newest",
    "price_asc": "price_asc",
    "price_desc": "price_desc",
}


@dataclass(frozen=True)
class Search:
    """One request with what it needs. `within`: the shop whose products it searches."""

    runtime: SearchRuntime
    reference: ReferenceData
    query: Filters
    paged: PageQuery
    within: FilterSet = EVERYWHERE

    async def products(self) -> dict[str, Any]:
        by = self.filters
        if by is None or self.is_unreadable:
            return await self._no_results(by, NO_COUNTS, [])
        counted = self._counted(by)
        keys = [each["key"] for each in counted]
        async for attempt in self.attempts():
            hits, counts = await self._find(attempt.tokens, by, keys)
            if hits.total:
                break
        else:
            return await self._no_results(by, counts, counted)
        return self.paged.body(
            await self._cards(hits.ids),
            hits.total,
            corrected_q=attempt.corrected,
            typed_total=0 if attempt.corrected else None,
            is_partial=attempt.is_partial,
            facets=facets(counts, self.reference.categories, counted),
            help=None,
        )

    @property
    def typed(self) -> list[Term]:
        return terms(self.query.q)

    @property
    def filters(self) -> FilterSet | None:
        """None when the category does not exist."""
        by = filter_set(self.query, self.reference)
        shop = self.within
        return replace(by, seller=shop.seller, range=shop.range) if by else None

    @property
    def is_unreadable(self) -> bool:
        """A script or characters that have no terms."""
        return bool(self.query.q.strip()) and not self.typed

    def _counted(self, by: FilterSet) -> list[dict[str, Any]]:
        """The attributes that are facets of the chosen category."""
        attributes = self.reference.attributes_of(by.category) if by.category else []
        return [
            each
            for each in attributes
            if each["is_facet"] and each["type"] in COUNTED_TYPES
        ]

    def attempts(self) -> AsyncIterator[Attempt]:
        """The ways to read this query."""
        synonyms, is_exact = self.reference.synonyms, self.query.exact
        return attempts(self.runtime, synonyms, self.typed, is_exact)

    async def _find(
        self, tokens: Sequence[QueryToken], by: FilterSet, keys: Sequence[str]
    ) -> tuple[Hits, Counts]:
        window = Window(self.paged.limit, self.paged.offset)
        sort = self._sort(tokens)
        return await self.runtime.index.search(tokens, by, sort, window, keys)

    async def _cards(self, ids: Sequence[UUID]) -> list[dict[str, Any]]:
        async with self.runtime.reads.connect() as reads:
            if self.within.seller is None:
                return await result_cards(reads, self.reference, self.query, ids)
            rows = await queries.in_order(reads, queries.SHOP_RESULTS, ids)
            return cards.cards(rows)

    def _sort(self, tokens: Sequence[QueryToken]) -> Sort:
        """Without words the products of a shop are in the order of their popularity."""
        is_listing = self.within.seller is not None and not tokens
        return _SORTS.get(self.query.sort, "popular" if is_listing else "relevance")

    async def _no_results(
        self,
        by: FilterSet | None,
        counts: Counts,
        counted: Sequence[dict[str, Any]],
    ) -> dict[str, Any]:
        """The answer of a search without a result."""
        tokens = query_tokens(self.typed, self.reference.synonyms)
        help_out = await zero_results.help_out(
            self.runtime.index, tokens, by, self.reference
        )
        return self.paged.body(
            [],
            0,
            corrected_q=None,
            typed_total=None,
            facets=facets(counts, self.reference.categories, counted),
            help=help_out,
        )
