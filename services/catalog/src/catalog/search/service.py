"""How a query becomes an answer: words, the engine, and correction of what failed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from catalog.search import nothing, queries, suppliers
from catalog.search.correcting import correct
from catalog.search.engine.asking import Hits, Narrowing, Sort, Window
from catalog.search.engine.counting import Counts
from catalog.search.facets import NOTHING, facets
from catalog.search.generation import Generation
from catalog.search.narrowing import narrowing
from catalog.search.reference_data import ReferenceData
from catalog.search.result_cards import result_cards
from catalog.search.schemas import Filters
from catalog.search.searches import Searches
from catalog.text.keys import Term, terms
from catalog.text.query_tokens import QueryToken, query_tokens
from servicekit.http.envelope import PageQuery

COUNTED_TYPES = ("choice", "boolean", "number")


@dataclass(frozen=True)
class Search:
    """One request's tools."""

    searches: Searches
    reference: ReferenceData
    asked: Filters
    paged: PageQuery

    async def products(self) -> dict[str, Any]:
        wanted, by = terms(self.asked.q), narrowing(self.asked, self.reference)
        if by is None or self._is_unreadable(wanted):
            return await self._nothing(wanted, by, NOTHING, [])
        counted = self._counted(by)
        keys = [each["key"] for each in counted]
        hits, counts = await self._find(wanted, by, keys)
        corrected = None
        if not hits.total and (better := await self._better(wanted)):
            again = await self._find(terms(better), by, keys)
            if again[0].total:
                corrected, (hits, counts) = better, again
        if not hits.total:
            return await self._nothing(wanted, by, counts, counted)
        async with self.searches.reads.connect() as reads:
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
        wanted, by = terms(self.asked.q), narrowing(self.asked, self.reference)
        if by is None or self._is_unreadable(wanted):
            return self.paged.body([], 0, corrected_q=None)
        hits, corrected = await self._suppliers(wanted, by), None
        if not hits.total and (better := await self._better(wanted)):
            again = await self._suppliers(terms(better), by)
            if again.total:
                corrected, hits = better, again
        async with self.searches.reads.connect() as reads:
            rows = await queries.in_order(reads, suppliers.BY_IDS, hits.ids)
        firms = [dict(row) for row in rows]
        return self.paged.body(firms, hits.total, corrected_q=corrected)

    def _is_unreadable(self, wanted: Sequence[Term]) -> bool:
        """A script or signs we cannot read."""
        return bool(self.asked.q.strip()) and not wanted

    def _counted(self, by: Narrowing) -> list[dict[str, Any]]:
        """The attributes that are facets of the chosen category."""
        asked = self.reference.attributes_of(by.category) if by.category else []
        return [a for a in asked if a["is_facet"] and a["type"] in COUNTED_TYPES]

    async def _find(
        self, wanted: Sequence[Term], by: Narrowing, keys: Sequence[str]
    ) -> tuple[Hits, Counts]:
        words = query_tokens(wanted, self.reference.synonyms)
        window = Window(self.paged.limit, self.paged.offset)
        asked = (words, by, self.asked.sort, window, keys)
        return await self.searches.run(_products, *asked)

    async def _suppliers(self, wanted: Sequence[Term], by: Narrowing) -> Hits:
        words = query_tokens(wanted, self.reference.synonyms)
        window = Window(self.paged.limit, self.paged.offset)
        return await self.searches.run(_suppliers, words, by, window)

    async def _better(self, wanted: Sequence[Term]) -> str | None:
        if self.asked.exact or not wanted:
            return None
        return await correct(self.searches, self.reference.synonyms, wanted)

    async def _nothing(
        self,
        wanted: Sequence[Term],
        by: Narrowing | None,
        counts: Counts,
        counted: Sequence[dict[str, Any]],
    ) -> dict[str, Any]:
        """A finished search for products that found none: the one place it is known."""
        words = query_tokens(wanted, self.reference.synonyms)
        help_out = await self.searches.run(nothing.help_out, words, by, self.reference)
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
    words: Sequence[QueryToken],
    by: Narrowing,
    sort: Sort,
    window: Window,
    keys: Sequence[str],
) -> tuple[Hits, Counts]:
    hits = generation.products.find(words, by, sort, window)
    return hits, generation.products.counts(words, by, keys)


def _suppliers(
    generation: Generation, words: Sequence[QueryToken], by: Narrowing, window: Window
) -> Hits:
    """Who says it in the name, and who sells it; all of them without words."""
    there = replace(Narrowing(), category=by.category)
    selling = generation.products.sellers(words, there) if words or by.category else []
    return generation.names.suppliers(words, selling, by, window)
