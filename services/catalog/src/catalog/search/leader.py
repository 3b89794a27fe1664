"""One process of all writes the shared index; another takes its place when it ends."""

import threading
from typing import Any

import psycopg
import structlog

from catalog.search.follower import IndexFollower
from catalog.search.index import SearchIndex
from catalog.settings import CatalogSettings
from servicekit.changes import store
from servicekit.changes.follower import Follower

log = structlog.get_logger()

LOOK_EVERY_S = 1.0
_LOCK = "select pg_try_advisory_lock(hashtextextended(%s, 0))"


class Leader:
    """A thread: it follows the changes while its session has the lock.

    A session that PostgreSQL ended may write on for a moment: versions decide.
    """

    def __init__(
        self, settings: CatalogSettings, index: SearchIndex, updates: IndexFollower
    ) -> None:
        self._settings, self._index, self._updates = settings, index, updates
        self._is_stopping = threading.Event()
        self._thread = threading.Thread(
            target=self._run, name="search-leader", daemon=True
        )

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._is_stopping.set()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            try:
                with store.connect(self._settings.dsn, "search-leader") as connection:
                    self._wait_and_lead(connection)
            except Exception as error:  # a thread that ends leaves no writer
                log.warning("search_leader_interrupted", error=repr(error)[:200])
                self._is_stopping.wait(LOOK_EVERY_S)

    def _wait_and_lead(self, connection: psycopg.Connection[Any]) -> None:
        while not self._is_stopping.is_set():
            self._index.look()
            if self._has_lock(connection):
                self._lead(connection)
            self._is_stopping.wait(LOOK_EVERY_S)

    def _has_lock(self, connection: psycopg.Connection[Any]) -> bool:
        row = connection.execute(_LOCK, [self._index.name]).fetchone()
        return bool(row and row[0])

    def _lead(self, connection: psycopg.Connection[Any]) -> None:
        self._index.take_over()
        log.info("search_leader_began", index=self._index.name)
        follower = Follower(self._settings, self._updates, "search")
        follower.start()
        try:
            while not self._is_stopping.wait(LOOK_EVERY_S):
                connection.execute("select 1")
        finally:
            follower.stop()
