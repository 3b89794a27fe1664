"""The writing side of the shared index: changes, rebuilds, and its position."""

import threading
from collections.abc import Sequence

import structlog
from opensearchpy import NotFoundError, OpenSearchException

from catalog.search import builder, updater
from catalog.search.index import Closing, Progress
from catalog.search.opensearch.client import sync_client
from catalog.search.opensearch.generation import Generations
from catalog.search.opensearch.writer import of_generations
from catalog.settings import CatalogSettings
from servicekit.changes.store import Change, Position
from servicekit.db import Database
from servicekit.http.errors import Unavailable

log = structlog.get_logger()


class Updater:
    """One process writes at a time; a second one would do no harm."""

    def __init__(self, settings: CatalogSettings, database: Database) -> None:
        self._settings, self._engine = settings, database.engine
        self._client = sync_client(settings)
        self._generations = Generations(settings, self._client)
        self._writing, self._rebuilding = threading.RLock(), threading.Lock()
        self._is_closing = threading.Event()
        self._next: int | None = None
        self._facts = updater.WrittenFacts()

    def has_index(self) -> bool:
        try:
            return self._generations.serving is not None
        except OpenSearchException as error:
            log.info("search_cluster_unreachable", error=repr(error)[:200])
            return False

    def take_over(self) -> None:
        """Rebuilds of a former writer end: their indexes are gone."""
        with self._writing:
            self._facts = updater.WrittenFacts()
            self._generations.delete_others(self._generations.serving)

    def position(self) -> Position | None:
        serving = self._generations.serving
        if serving is None:
            return None
        try:
            return Position.parse(self._generations.position(serving))
        except NotFoundError:
            return None

    def apply(self, changes: Sequence[Change], position: Position | None) -> None:
        with self._writing:
            serving = self._generations.serving
            if serving is None:
                raise Unavailable
            to = [serving] if self._next is None else [serving, self._next]
            # What the next one has was read at another time.
            facts = self._facts if self._next is None else updater.WrittenFacts()
            if changes:
                self._write(changes, facts, to)
            if position:
                self._generations.record_position(serving, str(position))

    def _write(
        self, changes: Sequence[Change], facts: updater.WrittenFacts, to: list[int]
    ) -> None:
        writer = of_generations(self._client, self._generations, self._engine, to)
        with self._engine.connect() as connection:
            updater.apply(connection, writer, changes, facts)
        writer.seal()

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        def report(done: int, total: int) -> None:
            if self._is_closing.is_set():
                raise Closing
            progress(done, total)

        with self._rebuilding:
            with self._writing:
                self._next = number = self._generations.create()
            try:
                builder.build(self._settings, str(number), report)
                self._switch(number, position)
            finally:
                with self._writing:
                    self._next, self._facts = None, updater.WrittenFacts()

    def _switch(self, to: int, position: Position | None) -> None:
        """Both have all changes of the position: they were written to both."""
        with self._writing:
            start = position or self.position()
            if start:
                self._generations.record_position(to, str(start))
            self._generations.switch(to)
        log.info("search_index_switched", generation=to)
        self._generations.delete_others(to)

    def close(self) -> None:
        self._is_closing.set()
        with self._rebuilding, self._writing:
            self._client.close()
