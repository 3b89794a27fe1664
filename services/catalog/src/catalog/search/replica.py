"""This process's index: opened at once, kept up with the database, rebuilt beside."""

import shutil
import threading
from collections.abc import Sequence
from pathlib import Path

import structlog

from catalog.search import building, updating
from catalog.search.building import Progress
from catalog.search.generation import Generation
from catalog.search.slots import Slot
from catalog.settings import CatalogSettings
from servicekit.changes.store import Change, Position
from servicekit.db import Database
from servicekit.http.errors import Unavailable

log = structlog.get_logger()


class Closing(Exception):
    """The process ends; what was begun is begun again at the next start."""


class Replica:
    """One writer of one generation; searches read the last commit meanwhile."""

    def __init__(self, settings: CatalogSettings, database: Database) -> None:
        self._settings, self._engine = settings, database.engine
        self._slot = Slot(settings.index_home)
        self._writing = threading.RLock()
        self._building = threading.Lock()
        self._is_closing = threading.Event()
        self._meanwhile: list[Change] | None = None
        self._known = updating.Known()
        folder = self._slot.current
        self._generation = _opened(folder) if folder else None

    @property
    def name(self) -> str:
        return str(self._slot.folder)

    @property
    def generation(self) -> Generation | None:
        return self._generation

    def serving(self) -> Generation:
        """Raises Unavailable before the first index is there."""
        if self._generation is None:
            raise Unavailable
        return self._generation

    def position(self) -> Position | None:
        kept = self._generation.position if self._generation else None
        return Position.parse(kept) if kept else None

    def hear(self, changes: Sequence[Change], position: Position | None) -> None:
        """Brings the changes in; `position` is kept with them."""
        with self._writing:
            if self._meanwhile is not None:
                self._meanwhile.extend(changes)
            self._write(self.serving(), changes, self._known)
            if position:
                self.serving().stands_at(str(position))

    def rebuild(self, progress: Progress, position: Position | None = None) -> None:
        """Builds the next generation while this one serves, then switches.

        The changes heard meanwhile are read again for the new one. `position` is
        where a first one stands; later ones stand where the one before stood.
        """

        def still(done: int, total: int) -> None:
            if self._is_closing.is_set():
                raise Closing
            progress(done, total)

        with self._building:
            with self._writing:
                self._meanwhile = []
            try:
                folder = self._slot.fresh()
                building.build(self._settings, folder, still)
                self._switch(Generation(folder), position)
            finally:
                self._meanwhile = None

    def close(self) -> None:
        """A rebuild that runs is given up first."""
        self._is_closing.set()
        with self._building, self._writing:
            if self._generation:
                self._generation.close()
            self._slot.release()

    def _write(
        self, to: Generation, changes: Sequence[Change], known: updating.Known
    ) -> None:
        with self._engine.connect() as connection:
            updating.apply(connection, to, changes, known)
        to.seal()

    def _switch(self, to: Generation, position: Position | None) -> None:
        while len(late := self._take_meanwhile()) > _FEW:
            self._write(to, late, updating.Known())
        with self._writing:
            before = self._generation
            rest = [*late, *self._take_meanwhile()]
            self._write(to, rest, updating.Known())
            stood = position or self.position()
            if stood:
                to.stands_at(str(stood))
            self._slot.switch(to.folder)
            self._generation = to
        log.info("search_index_switched", folder=to.folder.name)
        if before:
            _remove(before)

    def _take_meanwhile(self) -> list[Change]:
        with self._writing:
            late, self._meanwhile = self._meanwhile or [], []
            return late


_FEW = 200


def _remove(generation: Generation) -> None:
    """Searches that still run keep the files open."""
    generation.close()
    folder: Path = generation.folder
    shutil.rmtree(folder, ignore_errors=True)


def _opened(folder: Path) -> Generation | None:
    """None for an index of another schema or a broken one: it is built anew."""
    try:
        return Generation(folder)
    except ValueError as error:
        log.warning("search_index_unreadable", folder=folder.name, error=str(error))
        return None
