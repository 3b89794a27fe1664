"""The replica of the categories."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.catalog import CategoryChanged
from servicekit.messaging.event import Envelope
from vendor.categories.models import table
from vendor.profiles.models import sellers


def upsert_category(session: Session, event: Envelope[CategoryChanged]) -> None:
    """An older version changes nothing, in whatever order events arrive."""
    category = event.data
    row = {
        "id": category.category_id,
        "version": category.version,
        "parent_id": category.parent_id,
        "slug": category.slug,
        "name": category.name,
        "name_ne": category.name_ne,
        "is_deleted": category.is_deleted,
    }
    add = insert(table).values(row)
    session.execute(
        add.on_conflict_do_update(
            index_elements=[table.c.id],
            set_={name: add.excluded[name] for name in row if name != "id"},
            where=table.c.version < add.excluded.version,
        )
    )
    if category.merged_into:
        _replace_category(session, category.category_id, category.merged_into)


def _replace_category(session: Session, old: UUID, new: UUID) -> None:
    """Companies of a merged category get the other one."""
    traded = sellers.c.category_ids
    without = sa.func.array_remove(traded, old)
    replaced = sa.func.array_replace(traded, old, new)
    has_both = sa.literal(new) == sa.any_(traded)
    session.execute(
        sa.update(sellers)
        .where(sa.literal(old) == sa.any_(traded))
        .values(category_ids=sa.case((has_both, without), else_=replaced))
    )
