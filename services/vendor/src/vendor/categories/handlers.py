"""Keeps the category replica."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.catalog import CategoryChanged
from servicekit.messaging.event import Envelope
from vendor.categories.models import table


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
