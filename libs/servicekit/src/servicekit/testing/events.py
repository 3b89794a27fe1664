"""Events in tests: what was recorded, and how a message reaches its handler."""

from typing import TypeVar

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.db import Database
from servicekit.messaging.event import Envelope, Event
from servicekit.messaging.handling import Handling
from servicekit.messaging.outbox import OutboxRow
from servicekit.services import ServiceSpec

E = TypeVar("E", bound=Event)


def recorded(session: Session, event: type[E]) -> list[E]:
    """The events of this type in the outbox, oldest first."""
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    query = (
        sa.select(table.c.payload)
        .where(table.c.type == event.type)
        .order_by(table.c.id)
    )
    return [
        event.model_validate(payload) for payload in session.execute(query).scalars()
    ]


def written_together(session: Session, table: str) -> bool:
    """The newest event was written by a transaction that wrote a row of `table` too.

    An event written, or published, after the commit of its change would be lost by a
    crash between the two.
    """
    together = sa.text(
        f"select exists (select from {table} where xmin ="  # noqa: S608
        " (select xmin from outbox order by id desc limit 1))"
    )
    return bool(session.execute(together).scalar())


def deliver(
    database: Database, spec: ServiceSpec, event: Event, times: int = 1
) -> None:
    """Delivers the event to the service as its worker would, so many times."""
    body = Envelope.around(event).model_dump_json()
    matching = [s for s in spec.subscriptions if s.event.type == event.type]
    if not matching:
        raise LookupError(f"{spec.name} does not hear {event.type}")
    for _ in range(times):
        for subscription in matching:
            Handling(database, spec.name, subscription)(body)
