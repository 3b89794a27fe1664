"""Writes the changes of the database to the index, in the follower's thread."""

import threading
from collections.abc import Callable

import structlog

from catalog.search.index import SearchIndex
from catalog.search.rebuilds import Rebuilds
from catalog.search.reference_data import ReferenceCache
from catalog.search.replay import catch_up, is_emptied, now
from catalog.settings import CatalogSettings
from servicekit.changes.store import Change, Position

log = structlog.get_logger()


class IndexFollower:
    """A listener of the changes."""

    def __init__(
        self,
        settings: CatalogSettings,
        index: SearchIndex,
        rebuilds: Rebuilds,
        reference: ReferenceCache,
        on_indexed: Callable[[list[Change]], None],
    ) -> None:
        self._settings, self._index, self._rebuilds = settings, index, rebuilds
        self._reference, self._on_indexed = reference, on_indexed
        self._caught_up = threading.Event()

    @property
    def has_caught_up(self) -> bool:
        return self._caught_up.is_set()

    def position(self) -> Position | None:
        """The follower reads the changes after it."""
        position = catch_up(self._settings, self._index)
        self._reference.drop()
        if position:
            self._caught_up.set()
        return position

    def reset(self, position: Position) -> None:
        self._reference.drop()
        self._index.rebuild(lambda done, total: None, position)
        self._caught_up.set()
        log.info("search_index_ready", index=self._index.name)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        # First: the index may have a category that the snapshot does not name.
        self._reference.drop_changed(changes)
        if is_emptied(changes):
            self.reset(position or now(self._settings))
        else:
            self._index.apply(changes, position)
        self._on_indexed(changes)
        requests = [each.ref_id for each in changes if each.kind == "search_rebuild"]
        self._rebuilds.request([each for each in requests if each])
