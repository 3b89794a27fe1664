"""The index of public products."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

from catalog.search.engine.counts import (
    MAX_CATEGORIES,
    Counts,
    Pass,
    Passes,
    counting,
)
from catalog.search.engine.ranking import ALL, MAIN, MAX_SELLERS, NAMES, PLURAL
from catalog.search.engine.types import FilterSet, Hits, Sort, Window
from catalog.search.opensearch import queries
from catalog.search.opensearch.hits import IndexByHttp
from catalog.search.opensearch.queries import Query, Tokens, filtered
from catalog.text.query_tokens import QueryToken

PRICE_SORTS = ("price_asc", "price_desc")


class Products(IndexByHttp):
    """A query is made once and then filtered: it costs requests to make."""

    fields = ALL

    async def matching(self, tokens: Tokens) -> Query:
        """If a single token is in titles or texts, details do not count.

        Not all that a company called Ilam Tea sells is tea.
        """
        is_main = len(tokens) == 1 and await self._has(tokens[0], MAIN)
        settled = [await self._settled(token) for token in tokens]
        return queries.matching(settled, MAIN if is_main else ALL)

    async def _settled(self, token: QueryToken) -> QueryToken:
        """A complete word may continue as its plural: a bag is not from Bagmati."""
        if token.prefix and await self._has(token, ALL):
            return replace(token, suffix=PLURAL)
        return token

    async def _has(self, token: QueryToken, fields: Sequence[str]) -> bool:
        return await self.has_any(queries.has_any(token, fields))

    async def counts(self, query: Query, by: FilterSet, keys: Sequence[str]) -> Counts:
        async def aggregate(one: Pass) -> dict[str, Any]:
            return await self.aggregate(filtered(query, one.by), one.aggregations)

        async def answers(passes: list[Pass]) -> list[dict[str, Any]]:
            return list(await asyncio.gather(*map(aggregate, passes)))

        passes: Passes = counting(by, keys)
        try:
            wanted = next(passes)
            while True:
                wanted = passes.send(await answers(wanted))
        except StopIteration as done:
            counts: Counts = done.value
            return counts

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
        self, query: Query, by: FilterSet, seller: UUID, window: Window
    ) -> list[UUID]:
        own = by.of(seller)
        matched: Hits = await self.page(filtered(query, own), window, "relevance")
        if matched.ids:
            return matched.ids
        any_query = filtered(queries.matching([], ALL), own)
        return (await self.page(any_query, window, "popular")).ids

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
