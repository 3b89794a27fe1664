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

WAKE_CHANNEL = "outbox"


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
    """Writes the event beside the change; the relay publishes it after the commit.

    Answers the event's id. Nothing else in the house publishes.
    """
    row = OutboxRow(**_told(event, actor, current_traceparent()))
    session.add(row)
    return row.event_id


def record_all(session: Session, events: Sequence[Event]) -> None:
    """As `record`, in this order, by one statement: now, not with the next flush."""
    traceparent = current_traceparent()
    told = [_told(event, None, traceparent) for event in events]
    known = [{**row, "event_id": new_id()} for row in told]
    insert_all(session, OutboxRow.__table__, known)  # type: ignore[attr-defined]


def _told(event: Event, actor: UUID | None, traceparent: str | None) -> dict[str, Any]:
    return {
        "type": event.type,
        "subject": event.subject,
        "actor": str(actor) if actor else None,
        "traceparent": traceparent,
        "payload": event.model_dump(mode="json"),
        "published_at": None if event.is_heard else now(),
    }


def forget(session: Session, field: str, value: UUID, *events: type[Event]) -> None:
    """Takes away what was recorded of a thing whose data must go, also unpublished.

    All of it, or these events only. Record what readers should hear instead
    afterwards: with the newer version.
    """
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    gone = sa.delete(table).where(table.c.payload[field].astext == str(value))
    if events:
        gone = gone.where(table.c.type.in_([event.type for event in events]))
    session.execute(gone)


def forget_published(session: Session, *events: type[Event]) -> None:
    """Deletes what was told and carries an address or a secret, not in days but now."""
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    told = table.c.type.in_([event.type for event in events])
    session.execute(sa.delete(table).where(told, table.c.published_at.is_not(None)))
