"""Reads of the category replica."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.categories.models import table

# A category by slug or id, with everything below it.
_root = (
    sa.select(table.c.id)
    .where(
        sa.or_(
            table.c.slug == sa.bindparam("category"),
            sa.cast(table.c.id, sa.Text) == sa.bindparam("category"),
        )
    )
    .cte("category_tree", recursive=True)
)
TREE = _root.union_all(
    sa.select(table.c.id).join(_root, table.c.parent_id == _root.c.id)
)


def unknown(session: Session, ids: Sequence[UUID]) -> set[UUID]:
    """Those that are no category, or a deleted one."""
    alive = sa.select(table.c.id).where(
        table.c.id.in_(ids), sa.not_(table.c.is_deleted)
    )
    return set(ids) - set(session.execute(alive).scalars())
