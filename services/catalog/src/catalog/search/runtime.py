"""The search of one process: an index, and reference data."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Request
from starlette.concurrency import run_in_threadpool

from catalog.search.embedded import EmbeddedIndex
from catalog.search.follower import IndexFollower
from catalog.search.index import SearchIndex
from catalog.search.rebuilds import Rebuilds
from catalog.search.reference_data import ReferenceCache, ReferenceData
from catalog.settings import CatalogSettings
from servicekit.changes.follower import Follower
from servicekit.changes.store import Change
from servicekit.db import Database


class SearchRuntime:
    """Follows the changes; endpoints search its `index`."""

    def __init__(
        self,
        settings: CatalogSettings,
        database: Database,
        on_indexed: Callable[[list[Change]], None] = lambda changes: None,
    ) -> None:
        """`on_indexed` gets the changes just indexed, in another thread."""
        # No connection is held while the index searches: each reader opens its own.
        self.reads = database.reads
        self.index: SearchIndex = EmbeddedIndex(settings, database)
        self._reference = ReferenceCache(self.reads)
        self._rebuilds = Rebuilds(database.engine, self.index)
        self._updates = IndexFollower(
            settings, self.index, self._rebuilds, self._reference, on_indexed
        )
        self._follower = Follower(settings, self._updates, "search")

    def start(self) -> None:
        self._follower.start()

    async def stop(self) -> None:
        await run_in_threadpool(self._follower.stop)
        self._rebuilds.refuse()
        await self.index.close()
        await run_in_threadpool(self._rebuilds.join)

    def is_ready(self) -> bool:
        """There is an index with all changes since its last run."""
        return self.index.is_ready() and self._updates.has_caught_up

    async def reference_data(self) -> ReferenceData:
        """Raises sqlalchemy's OperationalError when it has to be read and cannot."""
        return await self._reference.get()


async def _runtime(request: Request) -> SearchRuntime:
    """The application's index and what belongs to it."""
    runtime: SearchRuntime = request.app.state.search_runtime
    return runtime


Runtime = Annotated[SearchRuntime, Depends(_runtime)]
