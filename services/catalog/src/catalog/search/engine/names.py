"""The index of categories' and suppliers' names."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from catalog.search.engine import queries
from catalog.search.engine.asking import Hits, Narrowing, Window
from catalog.search.engine.entries import Kind, NameEntry
from catalog.search.engine.index import IndexOnDisk
from catalog.search.engine.ordered import found
from catalog.search.engine.schema import name_document
from catalog.text.query_tokens import QueryToken


class NameIndex(IndexOnDisk):
    """Every method answers from the last commit."""

    fields = queries.NAMES

    def put(self, entries: Iterable[NameEntry]) -> None:
        self.put_documents((each.id, name_document(each)) for each in entries)

    def suggest(
        self, words: Sequence[QueryToken], kind: Kind, limit: int
    ) -> list[UUID]:
        return self.first(queries.of_kind(self.schema, words, kind), limit)

    def suppliers(
        self,
        words: Sequence[QueryToken],
        selling: Sequence[UUID],
        by: Narrowing,
        window: Window,
    ) -> Hits:
        """Suppliers by name, then those among `selling`."""
        query = queries.suppliers(self.schema, words, selling, by)
        return found(self.searcher, query, window, "relevance")
