"""The search index as the rest of catalog uses it; two engines implement it.

tantivy runs inside each process (ADR 14); OpenSearch is a cluster that all processes
share. Tokens are folded already, answers are ids and counts, and PostgreSQL has the
rows.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol
from uuid import UUID

from catalog.search.engine.counts import Counts
from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.engine.types import (
    FilterSet,
    Hits,
    Nearest,
    Sort,
    SuggestedIds,
    Window,
)
from catalog.text.keys import Term
from catalog.text.query_tokens import QueryToken
from servicekit.changes.store import Change, Position

Tokens = Sequence[QueryToken]
Progress = Callable[[int, int], None]  # done, total


class Closing(Exception):
    """The process exits; a rebuild starts again at the next start."""


class IndexWriter(Protocol):
    """Writes by id; searches see nothing of it before `seal`."""

    def add(self, entries: Iterable[ProductEntry]) -> None:
        """Products that the index does not have yet."""

    def put(self, entries: Iterable[ProductEntry]) -> None: ...
    def delete(self, ids: Iterable[UUID]) -> None: ...
    def put_names(self, entries: Iterable[NameEntry]) -> None: ...
    def delete_names(self, ids: Iterable[UUID]) -> None: ...
    def seal(self) -> None: ...
    def close(self) -> None: ...


class SearchIndex(Protocol):
    """Searches are awaited; changes are written in the follower's thread.

    A search raises Unavailable while the index cannot answer.
    """

    name: str
    is_shared: bool  # one process writes for all

    async def search(
        self,
        tokens: Tokens,
        by: FilterSet,
        sort: Sort,
        window: Window,
        keys: Sequence[str] = (),
    ) -> tuple[Hits, Counts]:
        """A page of products and their facets; `keys`: attributes to count.

        Prices and minimum orders compare within one unit.
        """

    async def totals(self, tokens: Tokens, filters: Sequence[FilterSet]) -> list[int]:
        """How many products match with each of these filters."""

    async def find_suppliers(
        self, tokens: Tokens, by: FilterSet, window: Window
    ) -> tuple[Hits, Counts]:
        """By name, then by what they sell; and how many are behind each filter."""

    async def supplier_totals(
        self, tokens: Tokens, filters: Sequence[FilterSet]
    ) -> list[int]: ...

    async def offered(
        self, tokens: Tokens, by: FilterSet, sellers: Sequence[UUID]
    ) -> dict[UUID, list[UUID]]:
        """The first products of each seller that match; else the most popular."""

    async def suggest(self, tokens: Tokens, limits: Sequence[int]) -> SuggestedIds:
        """So many products, categories and suppliers, the last token as a prefix."""

    async def categories(self, tokens: Tokens, limit: int) -> list[UUID]:
        """By name; the widest ones without tokens."""

    async def nearest(
        self, typed: Sequence[Term], tokens: Tokens
    ) -> list[Nearest | None]:
        """What each word is corrected to; None for words that stay."""

    def is_ready(self) -> bool: ...

    def look(self) -> None:
        """Finds out whether there is an index yet; it may block."""

    def take_over(self) -> None:
        """This process writes from now on: rebuilds of others end."""

    def position(self) -> Position | None:
        """The last change that the index surely has; None before it has any."""

    def apply(self, changes: Sequence[Change], position: Position | None) -> None:
        """Writes the changes; `position` is stored with them."""

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        """Builds the next index while this one serves, then switches.

        Changes that arrive meanwhile are in both. `position` is that of a first index.
        """

    async def close(self) -> None:
        """Cancels a running rebuild first."""
