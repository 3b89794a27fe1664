"""The index of public products."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from uuid import UUID

from catalog.search.engine.counts import (
    MAX_CATEGORIES,
    Counts,
    Pass,
    counting,
)
from catalog.search.engine.ranking import ALL, MAIN, MAX_SELLERS, NAMES, PLURAL
from catalog.search.engine.types import FilterSet, Hits, Sort, Window
from catalog.search.opensearch import queries
from catalog.search.opensearch.client import Body
from catalog.search.opensearch.hits import (
    IndexByHttp,
    aggregation_of,
    hits_of,
    page_of,
)
from catalog.search.opensearch.queries import Query, Tokens, filtered

PRICE_SORTS = ("price_asc", "price_desc")


class Products(IndexByHttp):
    """A query is made once and then filtered: it costs a request to make."""

    fields = ALL

    async def matching(self, tokens: Tokens) -> Query:
        """If a single token is in titles or texts, details do not count.

        Not all that a company called Ilam Tea sells is tea. A complete word may
        continue as its plural: a bag is not from Bagmati.
        """
        complete = [token for token in tokens if token.prefix]
        main = tokens[:1] if len(tokens) == 1 else []
        has_any = [queries.has_any(token, MAIN) for token in main]
        has_any += [queries.has_any(token, ALL) for token in complete]
        has = await self.have_any(has_any)
        is_main = bool(main) and has.pop(0)
        plural = {
            token for token, is_word in zip(complete, has, strict=True) if is_word
        }
        settled = [replace(t, suffix=PLURAL) if t in plural else t for t in tokens]
        return queries.matching(settled, MAIN if is_main else ALL)

    async def find(
        self,
        query: Query,
        by: FilterSet,
        sort: Sort,
        window: Window,
        keys: Sequence[str],
    ) -> tuple[Hits, Counts]:
        """A page, and the counts of its facets: two requests."""
        passes = counting(by, keys)
        wanted = next(passes)
        page = page_of(filtered(query, by), window, sort)
        first, *found = await self.search(page, *_bodies(query, wanted))
        try:
            while True:
                wanted = passes.send([each["aggregations"] for each in found])
                found = await self.search(*_bodies(query, wanted))
        except StopIteration as done:
            counts: Counts = done.value
            return hits_of(first), counts

    async def in_one_unit(self, query: Query, by: FilterSet, sort: Sort) -> FilterSet:
        """Prices compare within one unit: the chosen, else the most frequent."""
        if by.unit or not (by.has_amounts or sort in PRICE_SORTS):
            return by
        free = by.without("price").without("moq")
        units = {"unit": {"terms": {"field": "unit", "size": 1}}}
        answers = await self.aggregate(filtered(query, free), units)
        buckets = answers["unit"]["buckets"]
        return replace(by, unit=buckets[0]["key"]) if buckets else by

    async def sellers(self, query: Query, by: FilterSet) -> list[UUID]:
        """The sellers of what matches."""
        sellers = {"seller": {"terms": {"field": "seller", "size": MAX_SELLERS}}}
        answers = await self.aggregate(filtered(query, by), sellers)
        return [UUID(each["key"]) for each in answers["seller"]["buckets"]]

    async def sellers_of_values(
        self, query: Query, by: FilterSet, field: str
    ) -> dict[str, int]:
        """Values of a field of what matches, each with the number of its sellers."""
        sellers = {"sellers": {"cardinality": {"field": "seller"}}}
        terms = {"terms": {"field": field, "size": MAX_CATEGORIES}, "aggs": sellers}
        answers = await self.aggregate(filtered(query, by), {field: terms})
        buckets = answers[field]["buckets"]
        return {each["key"]: each["sellers"]["value"] for each in buckets}

    async def offered(
        self, query: Query, by: FilterSet, sellers: Sequence[UUID], window: Window
    ) -> dict[UUID, list[UUID]]:
        """Of each seller what matches, else what is popular."""
        matched = await self._of_each(query, by, sellers, window, "relevance")
        others = [seller for seller in sellers if not matched[seller]]
        if not others:
            return matched
        anything = queries.matching([], ALL)
        return matched | await self._of_each(anything, by, others, window, "popular")

    async def _of_each(
        self,
        query: Query,
        by: FilterSet,
        sellers: Sequence[UUID],
        window: Window,
        sort: Sort,
    ) -> dict[UUID, list[UUID]]:
        own = [filtered(query, by.of(seller)) for seller in sellers]
        pages = await self.pages(own, window, sort)
        return {s: page.ids for s, page in zip(sellers, pages, strict=True)}

    async def suggest(self, tokens: Tokens, limit: int) -> list[UUID]:
        """Popular products, else any titles, else any field."""
        query = queries.popular(tokens)
        popular = await self.first(query, limit) if query else []
        if len(popular) == limit:
            return popular
        for fields in (NAMES, ALL):
            if hits := await self.first(queries.matching(tokens, fields), limit):
                return hits
        return []


def _bodies(query: Query, passes: Sequence[Pass]) -> Iterator[Body]:
    for each in passes:
        yield aggregation_of(filtered(query, each.by), each.aggregations)
