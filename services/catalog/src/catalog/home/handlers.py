"""Events of engagement about requirements: the home page has the open ones."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.home.models import table
from catalog.sellers.models import table as sellers
from catalog.units.models import table as units
from contracts.engagement import RequirementClosed, RequirementOpened
from servicekit.clock import now
from servicekit.messaging.event import Envelope

RETENTION = timedelta(days=90)  # longer than a message may be on its way


def open_requirement(session: Session, event: Envelope[RequirementOpened]) -> None:
    """Upserts it unless we know a newer version; of an existing category only."""
    requirement = event.data
    if not _exists(session, categories, requirement.category_id):
        return
    district, district_ne = _place(session, requirement.district_id)
    row = {
        "id": requirement.requirement_id,
        "version": requirement.version,
        "is_open": True,
        "title": requirement.title,
        "quantity": requirement.quantity,
        "unit_id": requirement.unit_id
        if _exists(session, units, requirement.unit_id)
        else None,
        "category_id": requirement.category_id,
        "district": district,
        "district_ne": district_ne,
        "opened_at": requirement.opened_at,
    }
    _upsert(session, row)


def close_requirement(session: Session, event: Envelope[RequirementClosed]) -> None:
    """Stores its version, so that an older event does not open it again."""
    requirement = event.data
    row = {
        "id": requirement.requirement_id,
        "version": requirement.version,
        "is_open": False,
    }
    _upsert(session, {**row, "title": "", "quantity": 0, "opened_at": now()})


def delete_closed(session: Session) -> None:
    """Timer."""
    old = table.c.opened_at < now() - RETENTION
    session.execute(sa.delete(table).where(~table.c.is_open, old))


def _upsert(session: Session, row: dict[str, Any]) -> None:
    add = insert(table).values(row)
    session.execute(
        add.on_conflict_do_update(
            index_elements=[table.c.id],
            set_={name: add.excluded[name] for name in row if name != "id"},
            where=table.c.version < add.excluded.version,
        )
    )


def _exists(session: Session, of: sa.Table, row_id: UUID | None) -> bool:
    found = session.execute(sa.select(of.c.id).where(of.c.id == row_id))
    return found.first() is not None


def _place(session: Session, district_id: int | None) -> tuple[str | None, str | None]:
    """The district's name as its sellers have it."""
    wanted = sa.select(sellers.c.district, sellers.c.district_ne)
    there = wanted.where(sellers.c.district_id == district_id).limit(1)
    row = session.execute(there).first()
    return (row[0], row[1]) if row else (None, None)
