"""Purges cached answers that a committed change has made outdated."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from servicekit.changes import store
from servicekit.changes.follower import Follower
from servicekit.changes.keys import keys_of
from servicekit.changes.purger import Purger
from servicekit.changes.store import Change, Position
from servicekit.settings import ServiceSettings

# What changed while nobody listened, and may still be in the cache.
MISSED_S = 60


class ChangePurges:
    """A listener of the changes: those of `kinds` are in public answers."""

    def __init__(
        self, settings: ServiceSettings, purger: Purger, kinds: Collection[str]
    ) -> None:
        self._settings, self._purger, self._kinds = settings, purger, kinds

    def position(self) -> Position | None:
        return None

    def reset(self, position: Position) -> None:
        with store.connect(self._settings.dsn, "purges") as connection:
            self.changed(store.recent(connection, MISSED_S), None)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        public = [change for change in changes if change.kind in self._kinds]
        if public:
            self._purger.purge(keys_of(public, self._settings.name))


@contextmanager
def purging(settings: ServiceSettings, kinds: Collection[str]) -> Iterator[None]:
    """Purges while it is open; does nothing without a cache or without kinds."""
    if not (settings.cache_address and kinds):
        yield
        return
    purger = Purger(settings)
    follower = Follower(settings, ChangePurges(settings, purger, kinds), "purges")
    purger.start()
    follower.start()
    try:
        yield
    finally:
        follower.stop()
        purger.stop()
