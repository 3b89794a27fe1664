from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.notifications.dispatches.service import plan
from engagement.notifications.models import table
from engagement.notifications.preferences.service import wanted
from servicekit.clock import now
from servicekit.ids import new_id


def notify(
    session: Session,
    user_id: UUID,
    kind: str,
    facts: Mapping[str, Any] | None = None,
    *,
    link: str,
    once: str | None = None,
    at: datetime | None = None,
    caused_by: UUID | None = None,
) -> None:
    """Notifies a user as they prefer, at the commit of this transaction.

    A trigger notifies open streams. With `at` it is an old one: no email, no SMS.
    `caused_by`: who caused it, where one account can cause many.
    """
    ways = wanted(session, user_id, kind)
    if not ways:
        return
    stored_facts = dict(facts or {})
    row = {
        "id": new_id(),
        "user_id": user_id,
        "kind": kind,
        "facts": stored_facts,
        "link": link,
        "once": once,
        "is_shown": "in_app" in ways,
        "created_at": at or now(),
        "caused_by": caused_by,
    }
    write = insert(table).values(row).on_conflict_do_nothing()
    written = session.execute(write.returning(table.c.id)).scalar()
    if written and at is None:
        plan(session, written, user_id, kind, stored_facts, ways, caused_by)


def mark_read(session: Session, user_id: UUID, ids: Sequence[UUID] | None) -> int:
    """Marks these, or all when None, as read; returns how many stay unread."""
    own_unread = sa.and_(
        table.c.user_id == user_id, table.c.read_at.is_(None), table.c.is_shown
    )
    change = sa.update(table).where(own_unread).values(read_at=now())
    if ids is not None:
        change = change.where(table.c.id.in_(ids))
    session.execute(change)
    counted = sa.select(sa.func.count()).select_from(table).where(own_unread)
    unread: int = session.execute(counted).scalar_one()
    return unread


def mark_read_about(session: Session, user_id: UUID, conversation_id: UUID) -> None:
    """A user who opened the conversation has read its notifications."""
    # Old notifications name the enquiry only.
    named = (table.c.facts[name].astext for name in ("conversation_id", "enquiry_id"))
    about = sa.func.coalesce(*named) == str(conversation_id)
    unread = (table.c.user_id == user_id) & table.c.read_at.is_(None)
    is_message = table.c.kind.startswith("message_")
    seen = sa.update(table).where(unread, is_message, about)
    session.execute(seen.values(read_at=now()))
