"""The index of categories' and suppliers' names, and suppliers by both indexes."""

import asyncio
from uuid import UUID

from catalog.search.engine.counts import MAX_PLACES, Counts
from catalog.search.engine.entries import Kind
from catalog.search.engine.types import FilterSet, Hits, Window
from catalog.search.facets import OF_SELLER
from catalog.search.opensearch import queries
from catalog.search.opensearch.hits import IndexByHttp
from catalog.search.opensearch.products import Products
from catalog.search.opensearch.queries import Query, Tokens


class Names(IndexByHttp):
    async def suggest(self, tokens: Tokens, kind: Kind, limit: int) -> list[UUID]:
        return await self.first(queries.of_kind(tokens, kind), limit)

    async def values(self, query: Query, field: str) -> dict[int, int]:
        """How many of these suppliers each value of a facet has."""
        aggs = {field: {"terms": {"field": field, "size": MAX_PLACES}}}
        answers = await self.aggregate(query, aggs)
        return {int(b["key"]): b["doc_count"] for b in answers[field]["buckets"]}


class Suppliers:
    """One search for suppliers."""

    def __init__(
        self, products: Products, names: Names, tokens: Tokens, query: Query
    ) -> None:
        """`query` is that of the tokens in products."""
        self._products, self._names = products, names
        self._tokens, self.query = tokens, query

    async def page(self, by: FilterSet, window: Window) -> Hits:
        """By name, then by what they sell; all of them without tokens and filters."""
        return await self._names.page(await self._suppliers(by), window, "relevance")

    async def total(self, by: FilterSet) -> int:
        (total,) = await self._names.totals([await self._suppliers(by)])
        return total

    async def counts(self, by: FilterSet) -> Counts:
        """Suppliers behind each filter, its own off; categories with all on."""
        of_values = self._products.sellers_of_values
        categories, units = await asyncio.gather(
            of_values(self.query, by, "category"),
            of_values(self.query, by.without("unit"), "unit"),
        )
        query = await self._suppliers(by)
        values = await asyncio.gather(
            *(self._values(by, each.field, query) for each in OF_SELLER)
        )
        return Counts(
            categories=[(UUID(each), n) for each, n in categories.items()],
            values={f.field: v for f, v in zip(OF_SELLER, values, strict=True)},
            units=units,
        )

    async def _values(self, by: FilterSet, field: str, query: Query) -> dict[int, int]:
        """`query` has all filters."""
        if (others := by.without(field)) != by:
            query = await self._suppliers(others)
        return await self._names.values(query, field)

    async def _suppliers(self, by: FilterSet) -> Query:
        sellers = []
        if self._tokens or by.is_of_products:
            sellers = await self._products.sellers(self.query, by)
        return queries.suppliers(self._tokens, sellers, by)
