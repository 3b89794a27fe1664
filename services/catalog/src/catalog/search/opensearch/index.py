"""OpenSearch as a `SearchIndex`: all processes search one cluster."""

import asyncio
from collections.abc import Sequence
from uuid import UUID

from starlette.concurrency import run_in_threadpool

from catalog.search.engine.corrections import changeable
from catalog.search.engine.counts import Counts
from catalog.search.engine.ranking import MAX_OFFERED
from catalog.search.engine.types import (
    NO_FILTERS,
    FilterSet,
    Hits,
    Nearest,
    Sort,
    SuggestedIds,
    Window,
)
from catalog.search.index import Progress, Tokens
from catalog.search.opensearch.client import SearchClient
from catalog.search.opensearch.generation import NAMES, PRODUCTS, alias
from catalog.search.opensearch.products import Products
from catalog.search.opensearch.queries import filtered
from catalog.search.opensearch.suppliers import Names, Suppliers
from catalog.search.opensearch.updater import Updater
from catalog.settings import CatalogSettings
from catalog.text.keys import Term
from catalog.text.query_tokens import QueryToken
from servicekit.changes.store import Change, Position
from servicekit.db import Database


class ClusterIndex:
    """Each search sees the last refresh, which ends every write of changes."""

    is_shared = True

    def __init__(self, settings: CatalogSettings, database: Database) -> None:
        self.name = alias(settings, PRODUCTS)
        self._client = SearchClient(settings)
        self._products = Products(self._client, self.name)
        self._names = Names(self._client, alias(settings, NAMES))
        self.updater = Updater(settings, database)
        self._is_ready = False

    async def search(
        self,
        tokens: Tokens,
        by: FilterSet,
        sort: Sort,
        window: Window,
        keys: Sequence[str] = (),
    ) -> tuple[Hits, Counts]:
        query = await self._products.matching(tokens)
        by = await self._products.in_one_unit(query, by, sort)
        return await self._products.find(query, by, sort, window, keys)

    async def totals(self, tokens: Tokens, filters: Sequence[FilterSet]) -> list[int]:
        query = await self._products.matching(tokens)
        return await self._products.totals([filtered(query, by) for by in filters])

    async def find_suppliers(
        self, tokens: Tokens, by: FilterSet, window: Window
    ) -> tuple[Hits, Counts]:
        suppliers = await self._suppliers(tokens)
        by = await self._products.in_one_unit(suppliers.query, by, "relevance")
        return await asyncio.gather(suppliers.page(by, window), suppliers.counts(by))

    async def supplier_totals(
        self, tokens: Tokens, filters: Sequence[FilterSet]
    ) -> list[int]:
        suppliers = await self._suppliers(tokens)
        return list(await asyncio.gather(*map(suppliers.total, filters)))

    async def _suppliers(self, tokens: Tokens) -> Suppliers:
        query = await self._products.matching(tokens)
        return Suppliers(self._products, self._names, tokens, query)

    async def offered(
        self, tokens: Tokens, by: FilterSet, sellers: Sequence[UUID]
    ) -> dict[UUID, list[UUID]]:
        query, window = await self._products.matching(tokens), Window(MAX_OFFERED)
        return await self._products.offered(query, by, sellers, window)

    async def suggest(self, tokens: Tokens, limits: Sequence[int]) -> SuggestedIds:
        products, categories, suppliers = limits
        return SuggestedIds(
            *await asyncio.gather(
                self._products.suggest(tokens, products),
                self._names.suggest(tokens, "category", categories),
                self._names.suggest(tokens, "supplier", suppliers),
            )
        )

    async def categories(self, tokens: Tokens, limit: int) -> list[UUID]:
        return await self._names.suggest(tokens, "category", limit)

    async def nearest(
        self, typed: Sequence[Term], tokens: Tokens
    ) -> list[Nearest | None]:
        if await self.totals(tokens, [NO_FILTERS]) != [0]:
            return [None] * len(typed)
        used = await asyncio.gather(*map(self._is_used, tokens))
        return [
            await self._nearest_to(term) if may_change else None
            for term, may_change in zip(typed, changeable(used), strict=True)
        ]

    async def _is_used(self, token: QueryToken) -> bool:
        return bool(
            await self._products.containing(token)
            or await self._names.containing(token)
        )

    async def _nearest_to(self, term: Term) -> Nearest | None:
        return await self._products.nearest(term.typed) or await self._names.nearest(
            term.typed
        )

    def is_ready(self) -> bool:
        return self._is_ready

    def look(self) -> None:
        """Ready for good: when the cluster is away, all but the search works on."""
        self._is_ready = self._is_ready or self.updater.has_index()

    def take_over(self) -> None:
        self.updater.take_over()

    def position(self) -> Position | None:
        return self.updater.position()

    def apply(self, changes: Sequence[Change], position: Position | None) -> None:
        self.updater.apply(changes, position)

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        self.updater.rebuild(progress, position)
        self._is_ready = True

    async def close(self) -> None:
        await self._client.close()
        await run_in_threadpool(self.updater.close)
