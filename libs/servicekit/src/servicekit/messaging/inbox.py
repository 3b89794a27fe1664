"""The inbox: an event has its effect once per handler."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, Session, SQLModel

from servicekit.clock import now


class InboxRow(SQLModel, table=True):
    """The event was handled: written in the transaction of its effect."""

    __tablename__ = "inbox"

    event_id: UUID = Field(primary_key=True)
    handler: str = Field(primary_key=True)
    received_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = InboxRow.__table__  # type: ignore[attr-defined]


def is_first(session: Session, event_id: UUID, handler: str) -> bool:
    """Claims the event; False when it was handled before. Waits for a rival's end."""
    row = {"event_id": event_id, "handler": handler, "received_at": now()}
    claim = insert(table).values(row).on_conflict_do_nothing()
    return session.execute(claim.returning(table.c.event_id)).first() is not None
