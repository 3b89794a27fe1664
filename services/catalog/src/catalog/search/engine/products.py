"""The index of public products."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

from catalog.search.engine import queries
from catalog.search.engine.counts import (
    MAX_CATEGORIES,
    Counts,
    Pass,
    count,
    counting,
)
from catalog.search.engine.entries import ProductEntry
from catalog.search.engine.hits import find_page
from catalog.search.engine.index import IndexOnDisk
from catalog.search.engine.ranking import ALL, MAIN, MAX_SELLERS, NAMES, PLURAL
from catalog.search.engine.schema import product_document
from catalog.search.engine.types import NO_FILTERS, FilterSet, Hits, Sort, Window
from catalog.text.query_tokens import QueryToken

PRICE_SORTS = ("price_asc", "price_desc")


class ProductIndex(IndexOnDisk):
    """Every method answers from the last commit."""

    fields = ALL

    def put(self, entries: Iterable[ProductEntry]) -> None:
        self.put_documents((each.id, product_document(each)) for each in entries)

    def add(self, entries: Iterable[ProductEntry]) -> None:
        self.add_documents(map(product_document, entries))

    def find(
        self, tokens: Sequence[QueryToken], by: FilterSet, sort: Sort, window: Window
    ) -> Hits:
        """One page of what matches, in its order."""
        return find_page(self.searcher, self._query(tokens, by), window, sort)

    def counts(
        self, tokens: Sequence[QueryToken], by: FilterSet, keys: Sequence[str] = ()
    ) -> Counts:
        """Facets; `keys` are the attributes to count."""
        matching = self._matching(tokens)
        searcher = self.searcher

        def aggregate(one: Pass) -> dict[str, Any]:
            query = queries.filtered(self.schema, matching, one.by)
            return searcher.aggregate(query, one.aggregations)

        return count(aggregate, counting(by, keys))

    def in_one_unit(
        self, tokens: Sequence[QueryToken], by: FilterSet, sort: Sort
    ) -> FilterSet:
        """Prices compare within one unit: the chosen, else the most frequent."""
        if by.unit or not (by.has_amounts or sort in PRICE_SORTS):
            return by
        free = by.without("price").without("moq")
        request = {"unit": {"terms": {"field": "unit", "size": 1}}}
        counted = self.searcher.aggregate(self._query(tokens, free), request)
        buckets = counted["unit"]["buckets"]
        return replace(by, unit=buckets[0]["key"]) if buckets else by

    def many(self, tokens: Sequence[QueryToken], by: FilterSet = NO_FILTERS) -> int:
        """How many match."""
        return self.total(self._query(tokens, by))

    def sellers(
        self, tokens: Sequence[QueryToken], by: FilterSet = NO_FILTERS
    ) -> list[UUID]:
        """The sellers of what matches."""
        request = {"seller": {"terms": {"field": "seller", "size": MAX_SELLERS}}}
        counted = self.searcher.aggregate(self._query(tokens, by), request)
        return [UUID(each["key"]) for each in counted["seller"]["buckets"]]

    def sellers_of_values(
        self, tokens: Sequence[QueryToken], by: FilterSet, field: str
    ) -> dict[str, int]:
        """Values of a field of what matches, each with the number of its sellers."""
        sellers = {"sellers": {"cardinality": {"field": "seller"}}}
        terms = {"field": field, "size": MAX_CATEGORIES}
        request = {field: {"terms": terms, "aggs": sellers}}
        counted = self.searcher.aggregate(self._query(tokens, by), request)
        buckets = counted[field]["buckets"]
        return {each["key"]: int(each["sellers"]["value"]) for each in buckets}

    def suggest(self, tokens: Sequence[QueryToken], limit: int) -> list[UUID]:
        """Popular products, else any titles, else any field."""
        if len(popular := self._popular(tokens, limit)) == limit:
            return popular
        titled = queries.matching(self.schema, tokens, NAMES)
        if hits := self.first(titled, limit):
            return hits
        return self.first(queries.matching(self.schema, tokens, self.fields), limit)

    def _popular(self, tokens: Sequence[QueryToken], limit: int) -> list[UUID]:
        """Popular products alone: two letters begin half a million titles."""
        query = queries.popular(self.schema, tokens)
        return self.first(query, limit) if query is not None else []

    def _query(self, tokens: Sequence[QueryToken], by: FilterSet) -> Any:
        return queries.filtered(self.schema, self._matching(tokens), by)

    def _matching(self, tokens: Sequence[QueryToken]) -> Any:
        """If a single token is in titles or texts, details do not count.

        Not all that a company called Ilam Tea sells is tea.
        """
        is_main = len(tokens) == 1 and self.has_token(_exact(tokens[0]), MAIN)
        fields = MAIN if is_main else self.fields
        settled = [self._settled(token) for token in tokens]
        return queries.matching(self.schema, settled, fields)

    def _settled(self, token: QueryToken) -> QueryToken:
        """A complete word may continue as its plural: a bag is not from Bagmati."""
        if token.prefix and self.has_token(_exact(token), self.fields):
            return replace(token, suffix=PLURAL)
        return token


def _exact(token: QueryToken) -> QueryToken:
    return replace(token, skeleton=None, prefix=None)
