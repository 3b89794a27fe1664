"""The index of public products."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

from catalog.search.engine import queries
from catalog.search.engine.asking import Hits, Narrowing, Sort, Window
from catalog.search.engine.counting import Counts, count
from catalog.search.engine.entries import ProductEntry
from catalog.search.engine.index import IndexOnDisk
from catalog.search.engine.ordered import found
from catalog.search.engine.schema import product_document
from catalog.text.query_tokens import QueryToken

MOST_SELLERS = 60_000
PLURAL = "(e?s|haru)"
NOWHERE = Narrowing()


class ProductIndex(IndexOnDisk):
    """Every method answers from the last commit."""

    fields = queries.EVERYWHERE

    def put(self, entries: Iterable[ProductEntry]) -> None:
        self.put_documents((each.id, product_document(each)) for each in entries)

    def add(self, entries: Iterable[ProductEntry]) -> None:
        self.add_documents(map(product_document, entries))

    def find(
        self, words: Sequence[QueryToken], by: Narrowing, sort: Sort, window: Window
    ) -> Hits:
        """One page of what matches, in its order."""
        return found(self.searcher, self._query(words, by), window, sort)

    def counts(
        self, words: Sequence[QueryToken], by: Narrowing, keys: Sequence[str] = ()
    ) -> Counts:
        """Facets; `keys` are the attributes to count."""
        matching = self._matching(words)
        searcher = self.searcher

        def aggregate(on: Narrowing, asked: dict[str, Any]) -> dict[str, Any]:
            query = queries.narrowed(self.schema, matching, on)
            return searcher.aggregate(query, asked)

        return count(aggregate, by, keys)

    def many(self, words: Sequence[QueryToken], by: Narrowing = NOWHERE) -> int:
        """How many match."""
        return self.total(self._query(words, by))

    def sellers(
        self, words: Sequence[QueryToken], by: Narrowing = NOWHERE
    ) -> list[UUID]:
        """Who sells what matches."""
        asked = {"seller": {"terms": {"field": "seller", "size": MOST_SELLERS}}}
        counted = self.searcher.aggregate(self._query(words, by), asked)
        return [UUID(each["key"]) for each in counted["seller"]["buckets"]]

    def suggest(self, words: Sequence[QueryToken], limit: int) -> list[UUID]:
        """Well-known goods, else any titles, else what says it in other words."""
        if len(known := self._well_known(words, limit)) == limit:
            return known
        titled = queries.matching(self.schema, words, queries.NAMES)
        if hits := self.first(titled, limit):
            return hits
        return self.first(queries.matching(self.schema, words, self.fields), limit)

    def _well_known(self, words: Sequence[QueryToken], limit: int) -> list[UUID]:
        """Two letters begin half a million titles: these are found without them."""
        begun = queries.begun(self.schema, words)
        return self.first(begun, limit) if begun is not None else []

    def _query(self, words: Sequence[QueryToken], by: Narrowing) -> Any:
        return queries.narrowed(self.schema, self._matching(words), by)

    def _matching(self, words: Sequence[QueryToken]) -> Any:
        """One word alone is what is sought: what stands beside goods that say it waits.

        Not all that a firm called Ilam Tea sells is tea.
        """
        is_goods = len(words) == 1 and self.is_said(_whole(words[0]), queries.GOODS)
        fields = queries.GOODS if is_goods else self.fields
        said = [self._settled(word) for word in words]
        return queries.matching(self.schema, said, fields)

    def _settled(self, word: QueryToken) -> QueryToken:
        """What somebody says goes on into a plural only: a bag is not from Bagmati."""
        if word.prefix and self.is_said(_whole(word), self.fields):
            return replace(word, suffix=PLURAL)
        return word


def _whole(word: QueryToken) -> QueryToken:
    return replace(word, skeleton=None, prefix=None)
