"""What changed while this process was away, heard before it says that it is ready."""

from catalog.search.replica import Replica
from servicekit.changes import store
from servicekit.changes.store import Change, Position
from servicekit.settings import ServiceSettings

EMPTIED = ("product", "seller", "category")
NAME = "catalog-search"


def catch_up(settings: ServiceSettings, replica: Replica) -> Position | None:
    """Where the index stands now; None when it must be built anew."""
    kept = replica.position()
    if kept is None:
        return None
    with store.connect(settings.dsn, NAME) as connection:
        if not store.reaches_back(connection, kept):
            return None
        present = store.present(connection)
        for changes in store.between(connection, kept, present):
            if is_emptied(changes):
                return None
            replica.hear(changes, None)
        replica.hear([], present)
    return present


def now(settings: ServiceSettings) -> Position:
    with store.connect(settings.dsn, NAME) as connection:
        return store.present(connection)


def is_emptied(changes: list[Change]) -> bool:
    """A table was truncated: nothing tells which rows were in it."""
    return any(each.ref_id is None and each.kind in EMPTIED for each in changes)
