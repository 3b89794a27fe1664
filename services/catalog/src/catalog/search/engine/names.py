"""The index of categories' and suppliers' names."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from catalog.search.engine import queries
from catalog.search.engine.counts import MAX_PLACES
from catalog.search.engine.entries import Kind, NameEntry
from catalog.search.engine.hits import find_page
from catalog.search.engine.index import IndexOnDisk
from catalog.search.engine.ranking import NAMES
from catalog.search.engine.schema import name_document
from catalog.search.engine.types import FilterSet, Hits, Window
from catalog.text.query_tokens import QueryToken


class NameIndex(IndexOnDisk):
    """Every method answers from the last commit."""

    fields = NAMES

    def put(self, entries: Iterable[NameEntry]) -> None:
        self.put_documents((each.id, name_document(each)) for each in entries)

    def suggest(
        self, tokens: Sequence[QueryToken], kind: Kind, limit: int
    ) -> list[UUID]:
        return self.first(queries.of_kind(self.schema, tokens, kind), limit)

    def suppliers(
        self,
        tokens: Sequence[QueryToken],
        sellers: Sequence[UUID],
        by: FilterSet,
        window: Window,
    ) -> Hits:
        """Suppliers by name, then those among `sellers`."""
        query = queries.suppliers(self.schema, tokens, sellers, by)
        return find_page(self.searcher, query, window, "relevance")

    def values(
        self,
        tokens: Sequence[QueryToken],
        sellers: Sequence[UUID],
        by: FilterSet,
        field: str,
    ) -> dict[int, int]:
        """How many of these suppliers each value of a facet has."""
        query = queries.suppliers(self.schema, tokens, sellers, by)
        request = {field: {"terms": {"field": field, "size": MAX_PLACES}}}
        counted = self.searcher.aggregate(query, request)
        buckets = counted[field]["buckets"]
        return {int(each["key"]): each["doc_count"] for each in buckets}
