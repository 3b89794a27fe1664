"""Writes changes of the database to an index."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from uuid import UUID

import sqlalchemy as sa

from catalog.search import rows
from catalog.search.index import IndexWriter
from servicekit.changes.store import Change

# Kind of a change -> the key by which its products are read again.
KINDS = {
    "seller": "seller",
    "category": "category",
    "range": "range",
    "product": "product",
}


class WrittenFacts:
    """Sellers and categories as they were when their products were last written.

    Vendor often counts a seller's answers; few of these changes concern its products.
    """

    def __init__(self) -> None:
        self._facts: dict[UUID, object] = {}

    def changed(self, connection: sa.Connection, ids: set[UUID]) -> set[UUID]:
        """The ids whose products must be written again."""
        facts = rows.facts(connection, ids)
        differ = {
            each
            for each in ids
            if each not in self._facts or self._facts[each] != facts.get(each)
        }
        self._facts |= {each: facts.get(each) for each in ids}
        return differ


def apply(
    connection: sa.Connection,
    to: IndexWriter,
    changes: Iterable[Change],
    written: WrittenFacts,
) -> None:
    """Puts what is public now, deletes what is not; the caller seals.

    Rows are read as they are now, so a change may come twice or in any order.
    """
    changed_ids: dict[str, set[UUID]] = defaultdict(set)
    for change in changes:
        if change.kind in KINDS and change.ref_id:
            changed_ids[change.kind].add(change.ref_id)
    _name(connection, to, changed_ids["seller"] | changed_ids["category"])
    for kind in ("seller", "category"):
        changed_ids[kind] = written.changed(connection, changed_ids[kind])
    to.delete(rows.product_ids(connection, changed_ids["seller"]))
    to.delete(changed_ids["product"])
    for kind, key in KINDS.items():
        for entries in rows.products_by(connection, key, changed_ids[kind]):
            to.put(entries)


def _name(connection: sa.Connection, to: IndexWriter, ids: set[UUID]) -> None:
    if ids:
        to.delete_names(ids)
        to.put_names(rows.names(connection, list(ids)))


def fill(connection: sa.Connection, to: IndexWriter) -> Iterator[int]:
    """Writes everything into an empty index; yields how many are done."""
    to.put_names(rows.names(connection))
    done = 0
    for entries in rows.all_products(connection):
        to.add(entries)
        yield (done := done + len(entries))
