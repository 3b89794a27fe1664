"""tantivy as a `SearchIndex`: this process's replica, searched in threads."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar
from uuid import UUID

from starlette.concurrency import run_in_threadpool

from catalog.search.engine import corrections, suppliers
from catalog.search.engine.counts import Counts
from catalog.search.engine.types import (
    FilterSet,
    Hits,
    Nearest,
    Sort,
    SuggestedIds,
    Window,
)
from catalog.search.generation import Generation
from catalog.search.index import Progress, Tokens
from catalog.search.replica import Replica
from catalog.settings import CatalogSettings
from catalog.text.keys import Term
from servicekit.changes.store import Change, Position
from servicekit.db import Database

THREADS = 2
P = ParamSpec("P")
T = TypeVar("T")


class EmbeddedIndex:
    """Two searches at a time; each sees the last commit."""

    is_shared = False

    def __init__(self, settings: CatalogSettings, database: Database) -> None:
        self.replica = Replica(settings, database)
        self.name = self.replica.name
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="search")

    async def _run(
        self,
        search: Callable[Concatenate[Generation, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """In a thread of the pool; raises Unavailable while there is no index yet."""
        generation = self.replica.serving()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, lambda: search(generation, *args, **kwargs)
        )

    async def search(
        self,
        tokens: Tokens,
        by: FilterSet,
        sort: Sort,
        window: Window,
        keys: Sequence[str] = (),
    ) -> tuple[Hits, Counts]:
        return await self._run(_search, tokens, by, sort, window, keys)

    async def totals(self, tokens: Tokens, filters: Sequence[FilterSet]) -> list[int]:
        return await self._run(_totals, tokens, filters)

    async def find_suppliers(
        self, tokens: Tokens, by: FilterSet, window: Window
    ) -> tuple[Hits, Counts]:
        return await self._run(_find_suppliers, tokens, by, window)

    async def supplier_totals(
        self, tokens: Tokens, filters: Sequence[FilterSet]
    ) -> list[int]:
        return await self._run(_supplier_totals, tokens, filters)

    async def offered(
        self, tokens: Tokens, by: FilterSet, sellers: Sequence[UUID]
    ) -> dict[UUID, list[UUID]]:
        return await self._run(_offered, tokens, by, sellers)

    async def suggest(self, tokens: Tokens, limits: Sequence[int]) -> SuggestedIds:
        return await self._run(_suggest, tokens, limits)

    async def categories(self, tokens: Tokens, limit: int) -> list[UUID]:
        return await self._run(_categories, tokens, limit)

    async def nearest(
        self, typed: Sequence[Term], tokens: Tokens
    ) -> list[Nearest | None]:
        return await self._run(_nearest, typed, tokens)

    def is_ready(self) -> bool:
        return self.replica.generation is not None

    def look(self) -> None:
        """`is_ready` knows."""

    def take_over(self) -> None:
        """No other process writes it."""

    def position(self) -> Position | None:
        return self.replica.position()

    def apply(self, changes: Sequence[Change], position: Position | None) -> None:
        self.replica.apply(changes, position)

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        self.replica.rebuild(progress, position)

    async def close(self) -> None:
        await run_in_threadpool(self._close)

    def _close(self) -> None:
        self._pool.shutdown()
        self.replica.close()


def _search(
    generation: Generation,
    tokens: Tokens,
    by: FilterSet,
    sort: Sort,
    window: Window,
    keys: Sequence[str],
) -> tuple[Hits, Counts]:
    by = generation.products.in_one_unit(tokens, by, sort)
    hits = generation.products.find(tokens, by, sort, window)
    return hits, generation.products.counts(tokens, by, keys)


def _totals(
    generation: Generation, tokens: Tokens, filters: Sequence[FilterSet]
) -> list[int]:
    return [generation.products.many(tokens, by) for by in filters]


def _find_suppliers(
    generation: Generation, tokens: Tokens, by: FilterSet, window: Window
) -> tuple[Hits, Counts]:
    indexes = (generation.products, generation.names)
    by = generation.products.in_one_unit(tokens, by, "relevance")
    hits = suppliers.find(*indexes, tokens, by, window)
    return hits, suppliers.count(*indexes, tokens, by)


def _supplier_totals(
    generation: Generation, tokens: Tokens, filters: Sequence[FilterSet]
) -> list[int]:
    indexes = (generation.products, generation.names)
    return [suppliers.find(*indexes, tokens, by, Window(1)).total for by in filters]


def _offered(
    generation: Generation, tokens: Tokens, by: FilterSet, sellers: Sequence[UUID]
) -> dict[UUID, list[UUID]]:
    return suppliers.offered(generation.products, tokens, by, sellers)


def _suggest(
    generation: Generation, tokens: Tokens, limits: Sequence[int]
) -> SuggestedIds:
    products, categories, firms = limits
    return SuggestedIds(
        generation.products.suggest(tokens, products),
        generation.names.suggest(tokens, "category", categories),
        generation.names.suggest(tokens, "supplier", firms),
    )


def _categories(generation: Generation, tokens: Tokens, limit: int) -> list[UUID]:
    return generation.names.suggest(tokens, "category", limit)


def _nearest(
    generation: Generation, typed: Sequence[Term], tokens: Tokens
) -> list[Nearest | None]:
    indexes = (generation.products, generation.names)
    return corrections.nearest(indexes, typed, tokens)
