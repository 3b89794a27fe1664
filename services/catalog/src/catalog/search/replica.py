"""This process's index: opened, updated by changes, rebuilt while it serves."""

import shutil
import threading
from collections.abc import Sequence
from pathlib import Path

import structlog

from catalog.search import builder, updater
from catalog.search.directory import IndexDirectory
from catalog.search.generation import Generation
from catalog.search.index import Closing, Progress
from catalog.settings import CatalogSettings
from servicekit.changes.store import Change, Position
from servicekit.db import Database
from servicekit.http.errors import Unavailable

log = structlog.get_logger()


class Replica:
    """One writer of one generation; searches read the last commit meanwhile."""

    def __init__(self, settings: CatalogSettings, database: Database) -> None:
        self._settings, self._engine = settings, database.engine
        self._directory = IndexDirectory(settings.index_home)
        self._writing = threading.RLock()
        self._rebuilding = threading.Lock()
        self._is_closing = threading.Event()
        self._meanwhile: list[Change] | None = None
        self._facts = updater.WrittenFacts()
        folder = self._directory.current
        self._generation = _opened(folder) if folder else None

    @property
    def name(self) -> str:
        return str(self._directory.folder)

    @property
    def generation(self) -> Generation | None:
        return self._generation

    def serving(self) -> Generation:
        """Raises Unavailable before the first index is there."""
        if self._generation is None:
            raise Unavailable
        return self._generation

    def position(self) -> Position | None:
        stored = self._generation.position if self._generation else None
        return Position.parse(stored) if stored else None

    def apply(self, changes: Sequence[Change], position: Position | None) -> None:
        """Writes the changes; `position` is stored with them."""
        with self._writing:
            if self._meanwhile is not None:
                self._meanwhile.extend(changes)
            self._write(self.serving(), changes, self._facts)
            if position:
                self.serving().record_position(str(position))

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        """Builds the next generation while this one serves, then switches.

        Changes that arrive meanwhile are written to the new one, too. `position` is
        that of a first index; a later one takes the position of its predecessor.
        """

        def report(done: int, total: int) -> None:
            if self._is_closing.is_set():
                raise Closing
            progress(done, total)

        with self._rebuilding:
            with self._writing:
                self._meanwhile = []
            try:
                folder = self._directory.fresh()
                builder.build(self._settings, str(folder), report)
                self._switch(Generation(folder), position)
            finally:
                self._meanwhile = None

    def close(self) -> None:
        """Cancels a running rebuild first."""
        self._is_closing.set()
        with self._rebuilding, self._writing:
            if self._generation:
                self._generation.close()
            self._directory.release()

    def _write(
        self, to: Generation, changes: Sequence[Change], facts: updater.WrittenFacts
    ) -> None:
        with self._engine.connect() as connection:
            updater.apply(connection, to, changes, facts)
        to.seal()

    def _switch(self, to: Generation, position: Position | None) -> None:
        while len(missed := self._take_meanwhile()) > _FEW:
            self._write(to, missed, updater.WrittenFacts())
        with self._writing:
            before = self._generation
            rest = [*missed, *self._take_meanwhile()]
            self._write(to, rest, updater.WrittenFacts())
            start = position or self.position()
            if start:
                to.record_position(str(start))
            self._directory.switch(to.folder)
            self._generation = to
        log.info("search_index_switched", folder=to.folder.name)
        if before:
            _remove(before)

    def _take_meanwhile(self) -> list[Change]:
        with self._writing:
            missed, self._meanwhile = self._meanwhile or [], []
            return missed


_FEW = 200


def _remove(generation: Generation) -> None:
    """Running searches still hold the files open."""
    generation.close()
    folder: Path = generation.folder
    shutil.rmtree(folder, ignore_errors=True)


def _opened(folder: Path) -> Generation | None:
    """None for an index of another schema or a broken one: it is rebuilt."""
    try:
        return Generation(folder)
    except ValueError as error:
        log.warning("search_index_unreadable", folder=folder.name, error=str(error))
        return None
