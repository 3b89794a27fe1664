"""What the application holds of the search: index, reference data, and threads."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Concatenate, ParamSpec, TypeVar

import structlog
from fastapi import Depends, Request

from catalog.search.catching_up import catch_up, is_emptied, now
from catalog.search.generation import Generation
from catalog.search.rebuilds import Rebuilds
from catalog.search.reference_data import ReferenceCache, ReferenceData
from catalog.search.replica import Replica
from catalog.settings import CatalogSettings
from servicekit.changes.follower import Follower
from servicekit.changes.store import Change, Position
from servicekit.db import Database

log = structlog.get_logger()

THREADS = 2
P = ParamSpec("P")
T = TypeVar("T")


class Searches:
    """A listener of the changes; `run` is the door for endpoints."""

    def __init__(
        self,
        settings: CatalogSettings,
        database: Database,
        heard: Callable[[list[Change]], None] = lambda changes: None,
    ) -> None:
        """`heard` is called with what the index has taken up, in another thread."""
        self._heard = heard
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
        """There is an index, and it has heard what changed while we were away."""
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
        """In a thread of ours: the loop goes on, two searches at a time.

        Raises Unavailable while there is no index yet.
        """
        generation = self._replica.serving()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, lambda: search(generation, *args, **kwargs)
        )

    def position(self) -> Position | None:
        """What is read after the position stands for it; later changes are told."""
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
        # First: the index may tell of a category the snapshot does not name.
        self._reference.drop_changed(changes)
        if is_emptied(changes):
            self.reset(position or now(self._settings))
        else:
            self._replica.hear(changes, position)
        self._heard(changes)
        asked = [each.ref_id for each in changes if each.kind == "search_rebuild"]
        self._rebuilds.ask([each for each in asked if each])


async def _searches(request: Request) -> Searches:
    """The application's index and what belongs to it."""
    searches: Searches = request.app.state.searches
    return searches


OwnSearches = Annotated[Searches, Depends(_searches)]
