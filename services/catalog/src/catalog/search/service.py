"""A search: the query's tokens, the engine, and a correction of what had no result."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from catalog.search import queries, suppliers, zero_results
from catalog.search.corrections import correct
from catalog.search.engine.counts import Counts
from catalog.search.engine.types import FilterSet, Hits, Sort, Window
from catalog.search.filters import filter_set
from catalog.search.generation import Generation
from catalog.search.presenter import NO_COUNTS, facets
from catalog.search.reference_data import ReferenceData
from catalog.search.result_cards import result_cards
from catalog.search.runtime import SearchRuntime
from catalog.search.schemas import Filters
from catalog.text.keys import Term, terms
from catalog.text.query_tokens import QueryToken, query_tokens
from servicekit.http.envelope import PageQuery

COUNTED_TYPES = ("choice", "boolean", "number")


@dataclass(frozen=True)
class Search:
    """One request with what it needs."""

    runtime: SearchRuntime
    reference: ReferenceData
    query: Filters
    paged: PageQuery

    async def products(self) -> dict[str, Any]:
        typed, by = terms(self.query.q), filter_set(self.query, self.reference)
        if by is None or self._is_unreadable(typed):
            return await self._no_results(typed, by, NO_COUNTS, [])
        counted = self._counted(by)
        keys = [each["key"] for each in counted]
        hits, counts = await self._find(typed, by, keys)
        corrected = None
        if not hits.total and (better := await self._better(typed)):
            again = await self._find(terms(better), by, keys)
            if again[0].total:
                corrected, (hits, counts) = better, again
        if not hits.total:
            return await self._no_results(typed, by, counts, counted)
        async with self.runtime.reads.connect() as reads:
            cards = await result_cards(reads, self.reference, hits.ids)
        return self.paged.body(
            cards,
            hits.total,
            corrected_q=corrected,
            typed_total=0 if corrected else None,
            facets=facets(counts, self.reference.categories, counted),
            help=None,
        )

    async def suppliers(self) -> dict[str, Any]:
        typed, by = terms(self.query.q), filter_set(self.query, self.reference)
        if by is None or self._is_unreadable(typed):
            return self.paged.body([], 0, corrected_q=None)
        hits, corrected = await self._suppliers(typed, by), None
        if not hits.total and (better := await self._better(typed)):
            again = await self._suppliers(terms(better), by)
            if again.total:
                corrected, hits = better, again
        async with self.runtime.reads.connect() as reads:
            rows = await queries.in_order(reads, suppliers.BY_IDS, hits.ids)
        cards = [dict(row) for row in rows]
        return self.paged.body(cards, hits.total, corrected_q=corrected)

    def _is_unreadable(self, typed: Sequence[Term]) -> bool:
        """A script or characters that have no terms."""
        return bool(self.query.q.strip()) and not typed

    def _counted(self, by: FilterSet) -> list[dict[str, Any]]:
        """The attributes that are facets of the chosen category."""
        attributes = self.reference.attributes_of(by.category) if by.category else []
        return [
            each
            for each in attributes
            if each["is_facet"] and each["type"] in COUNTED_TYPES
        ]

    async def _find(
        self, typed: Sequence[Term], by: FilterSet, keys: Sequence[str]
    ) -> tuple[Hits, Counts]:
        tokens = query_tokens(typed, self.reference.synonyms)
        window = Window(self.paged.limit, self.paged.offset)
        sort = self.query.sort
        return await self.runtime.run(_products, tokens, by, sort, window, keys)

    async def _suppliers(self, typed: Sequence[Term], by: FilterSet) -> Hits:
        tokens = query_tokens(typed, self.reference.synonyms)
        window = Window(self.paged.limit, self.paged.offset)
        return await self.runtime.run(_suppliers, tokens, by, window)

    async def _better(self, typed: Sequence[Term]) -> str | None:
        if self.query.exact or not typed:
            return None
        return await correct(self.runtime, self.reference.synonyms, typed)

    async def _no_results(
        self,
        typed: Sequence[Term],
        by: FilterSet | None,
        counts: Counts,
        counted: Sequence[dict[str, Any]],
    ) -> dict[str, Any]:
        """The answer of a search for products without a result."""
        tokens = query_tokens(typed, self.reference.synonyms)
        help_out = await self.runtime.run(
            zero_results.help_out, tokens, by, self.reference
        )
        return self.paged.body(
            [],
            0,
            corrected_q=None,
            typed_total=None,
            facets=facets(counts, self.reference.categories, counted),
            help=help_out,
        )


def _products(
    generation: Generation,
    tokens: Sequence[QueryToken],
    by: FilterSet,
    sort: Sort,
    window: Window,
    keys: Sequence[str],
) -> tuple[Hits, Counts]:
    hits = generation.products.find(tokens, by, sort, window)
    return hits, generation.products.counts(tokens, by, keys)


def _suppliers(
    generation: Generation, tokens: Sequence[QueryToken], by: FilterSet, window: Window
) -> Hits:
    """Suppliers by their names, then by what they sell; all of them without tokens."""
    of_category = replace(FilterSet(), category=by.category)
    is_filtered = bool(tokens or by.category)
    sellers = generation.products.sellers(tokens, of_category) if is_filtered else []
    return generation.names.suppliers(tokens, sellers, by, window)
