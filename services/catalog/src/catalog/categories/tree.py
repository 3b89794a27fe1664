"""The shape of the tree while one administrator changes it."""

from collections.abc import Iterable, Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.categories import events, rows
from catalog.categories.models import LEVELS, Category, table
from catalog.error_texts import (
    CATEGORIES_TOO_DEEP,
    CATEGORY_BELOW_ITSELF,
    CATEGORY_IN_USE,
)
from contracts.error_texts import CATEGORY_UNKNOWN
from servicekit.http.errors import Conflict, Invalid, NotFound
from servicekit.messaging.outbox import record

_ONE_AT_A_TIME = 5_001


class CategoryInUse(Conflict):
    """`data` counts what lies in it."""

    code, message = "category_in_use", CATEGORY_IN_USE


class Tree:
    """All categories named and what is below them, locked, and published at the end.

    A transaction that files a product holds its category shared: see `leaves`.
    """

    def __init__(self, session: Session, *ids: UUID | None) -> None:
        self._session = session
        self._touched: dict[UUID, Category] = {}
        one_at_a_time = sa.func.pg_advisory_xact_lock(_ONE_AT_A_TIME)
        session.execute(sa.select(one_at_a_time))
        named = [each for each in ids if each]
        named += self._parents(named)
        is_below = table.c.lineage.overlap(sa.cast(named, table.c.lineage.type))
        wanted = select(Category).where(is_below).order_by(table.c.id)
        locked = wanted.with_for_update().execution_options(populate_existing=True)
        self._nodes = {node.id: node for node in session.exec(locked)}

    def _parents(self, ids: Sequence[UUID]) -> list[UUID]:
        above = sa.select(table.c.parent_id).where(
            table.c.id.in_(ids), table.c.parent_id.is_not(None)
        )
        return list(self._session.execute(above).scalars())

    def get(self, category_id: UUID) -> Category:
        """Raises NotFound, also for a deleted one."""
        node = self._nodes.get(category_id)
        if node is None or node.is_deleted:
            raise NotFound
        return node

    def parent(self, parent_id: UUID | None) -> Category | None:
        """Raises Invalid for what can have no categories below it."""
        if parent_id is None:
            return None
        node = self._nodes.get(parent_id)
        if node is None or node.is_deleted:
            raise Invalid(errors={"parent_id": [CATEGORY_UNKNOWN]})
        if node.level >= LEVELS:
            text = CATEGORIES_TOO_DEEP.fill(max=LEVELS)
            raise Invalid(errors={"parent_id": [text]}, code="too_deep")
        if count := rows.product_count_of(self._session, parent_id):
            raise CategoryInUse(data={"child_count": 0, "product_count": count})
        return node

    def children(self, category_id: UUID, but: UUID | None = None) -> list[Category]:
        return [
            node
            for node in self._nodes.values()
            if node.parent_id == category_id and node.id != but and not node.is_deleted
        ]

    def add(self, category: Category) -> None:
        self._nodes[category.id] = category
        self._touched[category.id] = category

    def touch(self, *nodes: Category | None) -> None:
        for node in nodes:
            if node and node.id not in self._touched:
                node.version += 1
                self._touched[node.id] = node

    def reparent(self, node: Category, parent: Category | None, field: str) -> None:
        """With all below it. Raises Invalid for a circle or a fifth level."""
        if parent and node.id in parent.lineage:
            text = CATEGORY_BELOW_ITSELF
            raise Invalid(errors={field: [text]}, code="moves_in_a_circle")
        before, level = node.lineage, parent.level + 1 if parent else 1
        shift = level - node.level
        below = [each for each in self._nodes.values() if node.id in each.lineage]
        living = [each.level for each in below if not each.is_deleted]
        if max(living) + shift > LEVELS:
            text = CATEGORIES_TOO_DEEP.fill(max=LEVELS)
            raise Invalid(errors={field: [text]}, code="too_deep")
        above = list(parent.lineage) if parent else []
        node.parent_id = parent.id if parent else None
        for each in below:
            each.lineage = [*above, *each.lineage[len(before) - 1 :]]
            # A tombstone may lie deeper than a living one is allowed to.
            each.level = min(each.level + shift, LEVELS)
            self.touch(each)

    def settle(self, parents: Iterable[UUID | None]) -> None:
        """Sets for each whether it is a leaf now."""
        for parent_id in {each for each in parents if each}:
            node = self._nodes[parent_id]
            is_leaf = not self.children(parent_id)
            if is_leaf != node.is_leaf:
                node.is_leaf = is_leaf
                self.touch(node)

    def publish(self) -> Sequence[Category]:
        """Written, and one event for every node that changed."""
        touched = list(self._touched.values())
        self._session.add_all(touched)
        self._session.flush()
        for node in touched:
            record(self._session, events.state(node))
        return touched
