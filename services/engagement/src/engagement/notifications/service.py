from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.notifications.models import table
from servicekit.clock import now
from servicekit.ids import new_id


def notify(
    session: Session,
    user_id: UUID,
    kind: str,
    facts: Mapping[str, str] | None = None,
    *,
    link: str,
    once: str | None = None,
    at: datetime | None = None,
) -> None:
    """Tells a user, at the commit of this transaction; a trigger wakes open streams."""
    row = {
        "id": new_id(),
        "user_id": user_id,
        "kind": kind,
        "facts": dict(facts or {}),
        "link": link,
        "once": once,
        "created_at": at or now(),
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def mark_read(session: Session, user_id: UUID, ids: Sequence[UUID] | None) -> int:
    """Marks these, or all when None; answers how many stay unread."""
    own_unread = sa.and_(table.c.user_id == user_id, table.c.read_at.is_(None))
    change = sa.update(table).where(own_unread).values(read_at=now())
    if ids is not None:
        change = change.where(table.c.id.in_(ids))
    session.execute(change)
    counted = sa.select(sa.func.count()).select_from(table).where(own_unread)
    unread: int = session.execute(counted).scalar_one()
    return unread
