"""Changes of the database, brought into a generation."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from uuid import UUID

import sqlalchemy as sa

from catalog.search import reading
from catalog.search.generation import Generation
from servicekit.changes.store import Change

# Kind told -> what products are read again by.
KINDS = {
    "seller": "seller",
    "category": "category",
    "range": "range",
    "product": "product",
}


class Known:
    """What suppliers and categories said when their products were last written.

    Vendor counts a firm's answers again and again: its products need not follow.
    """

    def __init__(self) -> None:
        self._facts: dict[UUID, object] = {}

    def changed(self, connection: sa.Connection, ids: set[UUID]) -> set[UUID]:
        """Those whose products must be written again."""
        facts = reading.facts(connection, ids)
        differ = {
            each
            for each in ids
            if each not in self._facts or self._facts[each] != facts.get(each)
        }
        self._facts |= {each: facts.get(each) for each in ids}
        return differ


def apply(
    connection: sa.Connection, to: Generation, changes: Iterable[Change], known: Known
) -> None:
    """Puts what is public now, deletes what is not; the caller seals.

    Each is read as it stands, so the order and the number of hearings do not matter.
    """
    told: dict[str, set[UUID]] = defaultdict(set)
    for change in changes:
        if change.kind in KINDS and change.ref_id:
            told[change.kind].add(change.ref_id)
    _name(connection, to, told["seller"] | told["category"])
    for kind in ("seller", "category"):
        told[kind] = known.changed(connection, told[kind])
    to.products.delete(told["seller"], field="seller")
    to.products.delete(told["product"])
    for kind, key in KINDS.items():
        for entries in reading.products_by(connection, key, told[kind]):
            to.products.put(entries)


def _name(connection: sa.Connection, to: Generation, ids: set[UUID]) -> None:
    if ids:
        to.names.delete(ids)
        to.names.put(reading.names(connection, list(ids)))


def fill(connection: sa.Connection, to: Generation) -> Iterator[int]:
    """Writes everything into an empty generation; yields how many are done."""
    to.names.put(reading.names(connection))
    done = 0
    for entries in reading.all_products(connection):
        to.products.add(entries)
        yield (done := done + len(entries))
