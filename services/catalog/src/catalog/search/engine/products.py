"""The index of public products."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import UUID

from tantivy import Document, Index

from catalog.search.engine import queries
from catalog.search.engine.asking import Listed, Narrowing, Sort, Window, Word
from catalog.search.engine.card_file import CardFile
from catalog.search.engine.counting import Counts, count
from catalog.search.engine.entries import ProductEntry
from catalog.search.engine.index import IndexOnDisk
from catalog.search.engine.ordered import Ordered
from catalog.search.engine.schema import product_document

MOST_SELLERS = 60_000
STRETCH = 240  # ten pages
PLURAL = "(e?s|haru)"
NOWHERE = Narrowing()


class ProductIndex(IndexOnDisk):
    """Every method answers from the last commit."""

    fields = queries.EVERYWHERE

    def __init__(self, index: Index, folder: Path, heap: int) -> None:
        super().__init__(index, folder, heap)
        self.card_file = CardFile(folder / "cards")

    def put(self, entries: Iterable[ProductEntry]) -> None:
        self.put_documents((each.id, self._document(each)) for each in entries)

    def add(self, entries: Iterable[ProductEntry]) -> None:
        self.add_documents(map(self._document, entries))

    def seal(self) -> None:
        if self._is_changed:
            self.card_file.seal()
        super().seal()

    def cards(
        self, words: Sequence[Word], by: Narrowing, sort: Sort, window: Window
    ) -> Listed:
        """What a list says of them, as they were put."""
        ordered = self._ordered(words, by, sort, window)
        return Listed(self.card_file.read(ordered.cards(window)), ordered.total)

    def has_ordered(
        self, words: Sequence[Word], by: Narrowing, sort: Sort, window: Window
    ) -> bool:
        """Whether the window has been found since the last commit."""
        return _asked_to_find(words, by, sort, _stretch(window)) in self.answers

    def _ordered(
        self, words: Sequence[Word], by: Narrowing, sort: Sort, window: Window
    ) -> Ordered:
        """A page of a stretch: ordering ten pages costs what ordering one does."""
        stretch = _stretch(window)

        def ordered() -> Ordered:
            return Ordered(self.searcher, self._query(words, by), stretch, sort)

        asked = _asked_to_find(words, by, sort, stretch)
        return self.answers.get(asked, ordered)

    def counts(
        self, words: Sequence[Word], by: Narrowing, keys: Sequence[str] = ()
    ) -> Counts:
        """Facets; `keys` are the attributes to count."""
        asked = _asked_to_count(words, by, keys)
        return self.answers.get(asked, lambda: self._counts(words, by, keys))

    def knows(
        self,
        words: Sequence[Word],
        by: Narrowing,
        sort: Sort,
        window: Window,
        keys: Sequence[str],
    ) -> bool:
        """Whether `cards` and `counts` have been answered since the last commit."""
        is_counted = _asked_to_count(words, by, keys) in self.answers
        return is_counted and self.has_ordered(words, by, sort, window)

    def _counts(
        self, words: Sequence[Word], by: Narrowing, keys: Sequence[str]
    ) -> Counts:
        matching = self._matching(words)
        searcher = self.searcher

        def aggregate(on: Narrowing, asked: dict[str, Any]) -> dict[str, Any]:
            query = queries.narrowed(self.schema, matching, on)
            return searcher.aggregate(query, asked)

        def remembered(on: Narrowing, asked: dict[str, Any]) -> dict[str, Any]:
            """With its own filter off a facet stays as that filter moves."""
            if on == by:
                return aggregate(on, asked)
            key = ("facet", *words, repr(on), *asked)
            return self.answers.get(key, lambda: aggregate(on, asked))

        return count(remembered, by, keys)

    def many(self, words: Sequence[Word], by: Narrowing = NOWHERE) -> int:
        """How many match."""
        return self.total(self._query(words, by))

    def sellers(self, words: Sequence[Word], by: Narrowing = NOWHERE) -> list[UUID]:
        """Who sells what matches."""
        asked = {"seller": {"terms": {"field": "seller", "size": MOST_SELLERS}}}
        found = self.searcher.aggregate(self._query(words, by), asked)
        return [UUID(each["key"]) for each in found["seller"]["buckets"]]

    def suggest(self, words: Sequence[Word], limit: int) -> list[UUID]:
        """Well-known goods, else any titles, else what says it in other words."""
        asked = ("suggest", *words, limit)
        return self.answers.get(asked, lambda: self._suggest(words, limit))

    def _suggest(self, words: Sequence[Word], limit: int) -> list[UUID]:
        if len(found := self._well_known(words, limit)) == limit:
            return found
        titled = queries.matching(self.schema, words, queries.NAMES)
        if found := self.first(titled, limit):
            return found
        return self.first(queries.matching(self.schema, words, self.fields), limit)

    def _well_known(self, words: Sequence[Word], limit: int) -> list[UUID]:
        """Two letters begin half a million titles: these are found without them."""
        begun = queries.begun(self.schema, words)
        return self.first(begun, limit) if begun is not None else []

    def _document(self, entry: ProductEntry) -> Document:
        return product_document(entry, self.card_file.append(entry.card))

    def _query(self, words: Sequence[Word], by: Narrowing) -> Any:
        return queries.narrowed(self.schema, self._matching(words), by)

    def _matching(self, words: Sequence[Word]) -> Any:
        """One word alone is what is sought: what stands beside goods that say it waits.

        Not all that a firm called Ilam Tea sells is tea.
        """
        is_goods = len(words) == 1 and self.is_said(_whole(words[0]), queries.GOODS)
        fields = queries.GOODS if is_goods else self.fields
        said = [self._settled(word) for word in words]
        return queries.matching(self.schema, said, fields)

    def _settled(self, word: Word) -> Word:
        """What somebody says goes on into a plural only: a bag is not from Bagmati."""
        if word.prefix and self.is_said(_whole(word), self.fields):
            return replace(word, ending=PLURAL)
        return word


def _stretch(window: Window) -> Window:
    begin = window.offset - window.offset % STRETCH
    return Window(STRETCH + window.limit, begin)


def _asked_to_find(
    words: Sequence[Word], by: Narrowing, sort: Sort, stretch: Window
) -> Hashable:
    return ("find", *words, repr(by), sort, stretch)


def _asked_to_count(
    words: Sequence[Word], by: Narrowing, keys: Sequence[str]
) -> Hashable:
    return ("counts", *words, repr(by), *keys)


def _whole(word: Word) -> Word:
    return replace(word, skeleton=None, prefix=None)
