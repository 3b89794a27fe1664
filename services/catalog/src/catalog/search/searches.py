"""What the application holds of the search: index, names, synonyms, and threads."""

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
from catalog.search.replica import Replica
from catalog.search.shelves import Shelves
from catalog.search.wording import Synonyms
from catalog.settings import CatalogSettings
from servicekit.changes.follower import Follower
from servicekit.changes.store import Change, Position
from servicekit.db import Database

log = structlog.get_logger()

THREADS = 2
P = ParamSpec("P")
T = TypeVar("T")
_NAMING = {"category", "seller"}


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
        self.reads = database.pages
        self._replica = Replica(settings, database)
        self._rebuilds = Rebuilds(self._engine, self._replica)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="search")
        self._follower = Follower(settings, self, "search")
        self._caught_up = threading.Event()
        self.shelves, self.synonyms = Shelves(), Synonyms()

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
        self._read_names()
        self._read_synonyms()
        if position:
            self._caught_up.set()
        return position

    def start_anew(self, position: Position) -> None:
        self._read_names()
        self._read_synonyms()
        self._replica.rebuild(lambda done, total: None, position)
        self._caught_up.set()
        log.info("search_index_ready", folder=self._replica.name)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        kinds = {change.kind for change in changes}
        if kinds & _NAMING:  # before the index tells of places without a name
            self._read_names()
        if "synonym" in kinds:
            self._read_synonyms()
        if is_emptied(changes):
            self.start_anew(position or now(self._settings))
        else:
            self._replica.hear(changes, position)
        self._heard(changes)
        asked = [each.ref_id for each in changes if each.kind == "search_rebuild"]
        self._rebuilds.ask([each for each in asked if each])

    def _read_names(self) -> None:
        with self._engine.connect() as connection:
            self.shelves = Shelves.read(connection)

    def _read_synonyms(self) -> None:
        with self._engine.connect() as connection:
            self.synonyms = Synonyms.read(connection)


async def _searches(request: Request) -> Searches:
    """The application's index and what belongs to it."""
    searches: Searches = request.app.state.searches
    return searches


OwnSearches = Annotated[Searches, Depends(_searches)]
