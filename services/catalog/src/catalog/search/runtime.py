"""The search of one process: index, reference data, and threads."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Concatenate, ParamSpec, TypeVar

import structlog
from fastapi import Depends, Request

from catalog.search.generation import Generation
from catalog.search.rebuilds import Rebuilds
from catalog.search.reference_data import ReferenceCache, ReferenceData
from catalog.search.replay import catch_up, is_emptied, now
from catalog.search.replica import Replica
from catalog.settings import CatalogSettings
from servicekit.changes.follower import Follower
from servicekit.changes.store import Change, Position
from servicekit.db import Database

log = structlog.get_logger()

THREADS = 2
P = ParamSpec("P")
T = TypeVar("T")


class SearchRuntime:
    """Follows the changes; endpoints call `run`."""

    def __init__(
        self,
        settings: CatalogSettings,
        database: Database,
        on_indexed: Callable[[list[Change]], None] = lambda changes: None,
    ) -> None:
        """`on_indexed` gets the changes just indexed, in another thread."""
        self._on_indexed = on_indexed
        self._settings, self._engine = settings, database.engine
        # No connection is held while the index searches: each reader opens its own.
        self.reads = database.reads
        self._replica = Replica(settings, database)
        self._rebuilds = Rebuilds(self._engine, self._replica)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="search")
        self._follower = Follower(settings, self, "search")
        self._caught_up = threading.Event()
        self._reference = ReferenceCache(self.reads)

    def start(self) -> None:
        self._follower.start()

    def stop(self) -> None:
        self._follower.stop()
        self._pool.shutdown()
        self._rebuilds.refuse()
        self._replica.close()
        self._rebuilds.join()

    def is_ready(self) -> bool:
        """There is an index with all changes since its last run."""
        return self._replica.generation is not None and self._caught_up.is_set()

    async def reference_data(self) -> ReferenceData:
        """Raises sqlalchemy's OperationalError when it has to be read and cannot."""
        return await self._reference.get()

    async def run(
        self,
        search: Callable[Concatenate[Generation, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """In a thread of the pool: two searches at a time.

        Raises Unavailable while there is no index yet.
        """
        generation = self._replica.serving()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, lambda: search(generation, *args, **kwargs)
        )

    def position(self) -> Position | None:
        """The follower reads the changes after it."""
        position = catch_up(self._settings, self._replica)
        self._reference.drop()
        if position:
            self._caught_up.set()
        return position

    def reset(self, position: Position) -> None:
        self._reference.drop()
        self._replica.rebuild(lambda done, total: None, position)
        self._caught_up.set()
        log.info("search_index_ready", folder=self._replica.name)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        # First: the index may have a category that the snapshot does not name.
        self._reference.drop_changed(changes)
        if is_emptied(changes):
            self.reset(position or now(self._settings))
        else:
            self._replica.apply(changes, position)
        self._on_indexed(changes)
        requests = [each.ref_id for each in changes if each.kind == "search_rebuild"]
        self._rebuilds.request([each for each in requests if each])


async def _runtime(request: Request) -> SearchRuntime:
    """The application's index and what belongs to it."""
    runtime: SearchRuntime = request.app.state.search_runtime
    return runtime


Runtime = Annotated[SearchRuntime, Depends(_runtime)]
