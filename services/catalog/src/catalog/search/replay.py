"""Changes since the last run of this process, applied before it is ready."""

from catalog.search.index import SearchIndex
from servicekit.changes import store
from servicekit.changes.store import Change, Position
from servicekit.settings import ServiceSettings

EMPTIED = ("product", "seller", "category")
NAME = "catalog-search"


def catch_up(settings: ServiceSettings, index: SearchIndex) -> Position | None:
    """The index's new position; None when it must be rebuilt."""
    stored = index.position()
    if stored is None:
        return None
    with store.connect(settings.dsn, NAME) as connection:
        if not store.reaches_back(connection, stored):
            return None
        present = store.present(connection)
        for changes in store.between(connection, stored, present):
            if is_emptied(changes):
                return None
            index.apply(changes, None)
        index.apply([], present)
    return present


def now(settings: ServiceSettings) -> Position:
    with store.connect(settings.dsn, NAME) as connection:
        return store.present(connection)


def is_emptied(changes: list[Change]) -> bool:
    """A table was truncated: no change names the rows that it had."""
    return any(each.ref_id is None and each.kind in EMPTIED for each in changes)
