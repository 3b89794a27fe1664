"""Keeps the category replica."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.catalog import CategoryChanged
from servicekit.messaging.event import Envelope
from vendor.categories.models import table
from vendor.profiles.models import sellers


def keep_category(session: Session, event: Envelope[CategoryChanged]) -> None:
    """An older version changes nothing, in whatever order events come."""
    told = event.data
    row = {
        "id": told.category_id,
        "version": told.version,
        "parent_id": told.parent_id,
        "slug": told.slug,
        "name": told.name,
        "name_ne": told.name_ne,
        "is_deleted": told.is_deleted,
    }
    add = insert(table).values(row)
    session.execute(
        add.on_conflict_do_update(
            index_elements=[table.c.id],
            set_={name: add.excluded[name] for name in row if name != "id"},
            where=table.c.version < add.excluded.version,
        )
    )
    if told.merged_into:
        _move_traders(session, told.category_id, told.merged_into)


def _move_traders(session: Session, old: UUID, new: UUID) -> None:
    """Who trades in a merged category trades in the other one."""
    traded = sellers.c.category_ids
    without = sa.func.array_remove(traded, old)
    replaced = sa.func.array_replace(traded, old, new)
    knows_both = sa.literal(new) == sa.any_(traded)
    session.execute(
        sa.update(sellers)
        .where(sa.literal(old) == sa.any_(traded))
        .values(category_ids=sa.case((knows_both, without), else_=replaced))
    )
