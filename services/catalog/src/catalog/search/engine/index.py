"""An index on disk with one writer and many readers; changes are visible after a
commit."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self
from uuid import UUID

from tantivy import Document, Index, IndexWriter, Query, Schema, Searcher

from catalog.search.engine import queries
from catalog.search.engine.hits import ids_of
from catalog.search.engine.schema import open_index
from catalog.text.query_tokens import QueryToken
from catalog.text.typos import one_edit_away

SMALL_HEAP = 20_000_000  # live changes are few


class IndexOnDisk:
    """Put and delete by id; searches see nothing of it before `seal`."""

    fields: ClassVar[Sequence[str]] = ()

    def __init__(self, index: Index, heap: int) -> None:
        self._index = index
        self._writer: IndexWriter = index.writer(heap_size=heap, num_threads=1)
        self._is_changed = True
        self.schema: Schema = index.schema
        self.searcher: Searcher = index.searcher()

    @classmethod
    def at(cls, schema: Schema, folder: Path, heap: int = SMALL_HEAP) -> Self:
        """Opens the index of the folder, or begins an empty one."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(open_index(schema, str(folder)), heap)

    def put_documents(self, documents: Iterable[tuple[UUID, Document]]) -> None:
        self._is_changed = True
        for key, document in documents:
            self._writer.delete_documents_by_term("id", key.hex)
            self._writer.add_document(document)

    def add_documents(self, documents: Iterable[Document]) -> None:
        """For ids that are not there yet."""
        self._is_changed = True
        for document in documents:
            self._writer.add_document(document)

    def delete(self, ids: Iterable[UUID]) -> None:
        for key in ids:
            self._is_changed = True
            self._writer.delete_documents_by_term("id", key.hex)

    def seal(self) -> None:
        """Commits: everything is on disk and the next search sees it."""
        if not self._is_changed:
            return
        self._writer.commit()
        self._is_changed = False
        self._index.reload()
        self.searcher = self._index.searcher()

    def close(self) -> None:
        """Waits for merges; the index can be opened by another process afterwards."""
        self._writer.wait_merging_threads()

    def total(self, query: Query) -> int:
        hits: Any = self.searcher.search(query, 1)
        count: int = hits.count
        return count

    def first(self, query: Query, limit: int) -> list[UUID]:
        """The best hits, without the total."""
        searcher = self.searcher
        best = searcher.search(query, limit, count=False, weight_by_field="boost")
        return ids_of(searcher, [address for _, address in best.hits])

    def containing(self, token: QueryToken) -> list[UUID]:
        """A few documents with the token, the best first."""
        return self.first(queries.matching(self.schema, [token], self.fields), _A_FEW)

    def has_token(self, token: QueryToken, fields: Sequence[str]) -> bool:
        """Whether any document has it or a synonym in these fields."""
        terms = (token.folded, *token.meanings)
        many = sum(self.searcher.doc_freq(f, each) for f in fields for each in terms)
        # Deleted documents count until a merge: of a few, all may be.
        if not 0 < many <= _NOT_ALL_DELETED:
            return many > 0
        return bool(self.first(queries.matching(self.schema, [token], fields), 1))

    def nearest(self, typed: str) -> str | None:
        """The most frequent token one letter from the word; titles count double."""
        for tokens in one_edit_away(typed):
            # Frequencies count deleted documents until a merge; a search does not.
            for token in self._by_frequency(tokens):
                if self.containing(QueryToken(token)):
                    return token
        return None

    def _by_frequency(self, tokens: Iterable[str]) -> list[str]:
        frequency, counted = self.searcher.doc_freq, []
        for token in tokens:
            counts = [frequency(field, token) for field in self.fields]
            if any(counts):
                counted.append((counts[0] + sum(counts), token))
        return [token for _, token in sorted(counted, reverse=True)]


_A_FEW = 3
_NOT_ALL_DELETED = 1_000
