"""The outbox: a change and its event are rows of one transaction."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, Session, SQLModel

from servicekit.bulk import insert_all
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.messaging.event import Event
from servicekit.tracing import current_traceparent

NOTIFY_CHANNEL = "outbox"


class OutboxRow(SQLModel, table=True):
    """An event on its way; `parked_at` is set after too many refusals by the broker."""

    __tablename__ = "outbox"

    id: int | None = Field(
        default=None,
        sa_column=sa.Column(sa.BigInteger, sa.Identity(always=True), primary_key=True),
    )
    event_id: UUID = Field(default_factory=new_id)
    type: str
    subject: str
    actor: str | None = None
    traceparent: str | None = None
    payload: dict[str, Any] = Field(sa_type=JSONB)
    created_at: datetime = Field(
        default_factory=now,
        sa_type=sa.DateTime(timezone=True),
    )
    attempts: int = 0
    last_error: str | None = None
    next_at: datetime = Field(
        default_factory=now,
        sa_type=sa.DateTime(timezone=True),
    )
    published_at: datetime | None = Field(
        default=None,
        sa_type=sa.DateTime(timezone=True),
    )
    parked_at: datetime | None = Field(
        default=None,
        sa_type=sa.DateTime(timezone=True),
    )


def record(session: Session, event: Event, *, actor: UUID | None = None) -> UUID:
    """Writes the event with the change; the relay publishes it after the commit.

    Answers the event's id. Only the relay publishes.
    """
    row = OutboxRow(**_values(event, actor, current_traceparent()))
    session.add(row)
    return row.event_id


def record_all(session: Session, events: Sequence[Event]) -> None:
    """As `record`, in this order, by one statement: now, not with the next flush."""
    traceparent = current_traceparent()
    rows = [
        {**_values(event, None, traceparent), "event_id": new_id()} for event in events
    ]
    insert_all(session, OutboxRow.__table__, rows)  # type: ignore[attr-defined]


def _values(
    event: Event, actor: UUID | None, traceparent: str | None
) -> dict[str, Any]:
    return {
        "type": event.type,
        "subject": event.subject,
        "actor": str(actor) if actor else None,
        "traceparent": traceparent,
        "payload": event.model_dump(mode="json"),
        "published_at": None if event.is_heard else now(),
    }


def erase(session: Session, field: str, value: UUID, *events: type[Event]) -> None:
    """Deletes the rows of something that is erased, also unpublished ones.

    All of them, or these events only. If readers need a newer version instead, record
    it afterwards.
    """
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    delete = sa.delete(table).where(table.c.payload[field].astext == str(value))
    if events:
        delete = delete.where(table.c.type.in_([event.type for event in events]))
    session.execute(delete)


def erase_published(session: Session, *events: type[Event]) -> None:
    """Deletes published events with an address or a secret now, not after days."""
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    is_listed = table.c.type.in_([event.type for event in events])
    is_published = table.c.published_at.is_not(None)
    session.execute(sa.delete(table).where(is_listed, is_published))
