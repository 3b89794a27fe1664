"""Delivery of emails and SMS: a row is tried, then waits with growing delays."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol
from uuid import UUID

import sqlalchemy as sa
import structlog
from prometheus_client import Counter
from sqlmodel import Session

from servicekit.clock import now
from servicekit.tracing import continued

log = structlog.get_logger()

DELIVERIES = Counter(
    "deliveries_total", "Tries to send a mail or an SMS", ["channel", "outcome"]
)
BATCH_SIZE = 5
MAX_ATTEMPTS = 12
MAX_PAUSE_S = 3_600
# A rotated secret arrives within minutes: no row waits for hours because of it.
REFUSED_PAUSE_S = 15
# So long a message may wait before `haat doctor` names it.
PATIENCE_S = 60


class Waiting(Protocol):
    """What both tables have."""

    id: UUID
    kind: str
    attempts: int
    last_error: str | None
    next_at: datetime
    sent_at: datetime | None
    traceparent: str | None


def lets_in(session: Session, table: sa.Table) -> bool:
    """False while something waits because the far end refused our secret."""
    refused = sa.select(table.c.id).where(
        table.c.sent_at.is_(None),
        table.c.last_error == CredentialsRefused.__name__,
        sa.or_(table.c.expires_at.is_(None), table.c.expires_at > now()),
    )
    return session.execute(refused.limit(1)).first() is None


def undelivered(session: Session, table: sa.Table) -> str:
    """For `haat doctor`: `ok`, or how many wait after an error, and one error."""
    waits = sa.select(sa.func.count(), sa.func.max(table.c.last_error)).where(
        table.c.sent_at.is_(None),
        table.c.last_error.is_not(None),
        table.c.attempts < MAX_ATTEMPTS,
        table.c.created_at < now() - timedelta(seconds=PATIENCE_S),
        sa.or_(table.c.expires_at.is_(None), table.c.expires_at > now()),
    )
    count, error = session.execute(waits).one()
    return f"{count} wait: {error}" if count else "ok"


class Refused(Exception):
    """The far end refuses for good: trying again would not help."""


class CredentialsRefused(OSError):
    """The far end does not accept our secret: no fault of what waits."""


def attempt(row: Waiting, deliver: Callable[[], None]) -> bool:
    """False when the far end could not be reached: others need not be tried now."""
    row.attempts += 1
    channel = type(row).__name__.lower()
    try:
        with continued(f"deliver {channel}", row.traceparent):
            deliver()
    except Refused as error:
        DELIVERIES.labels(channel, "refused").inc()
        row.attempts, row.last_error = MAX_ATTEMPTS, str(error)[:200]
        log.error("delivery_refused", kind=row.kind, id=str(row.id))
        return True
    except CredentialsRefused as error:
        DELIVERIES.labels(channel, "not_let_in").inc()
        row.attempts -= 1
        row.next_at = now() + timedelta(seconds=REFUSED_PAUSE_S)
        row.last_error = type(error).__name__
        log.error("delivery_credentials_refused", channel=channel)
        return False
    except OSError as error:
        DELIVERIES.labels(channel, "delayed").inc()
        pause_s = min(2**row.attempts, MAX_PAUSE_S)
        row.next_at = now() + timedelta(seconds=pause_s)
        row.last_error = type(error).__name__
        log.warning("delivery_delayed", kind=row.kind, error=row.last_error)
        return False
    DELIVERIES.labels(channel, "sent").inc()
    row.sent_at, row.last_error = now(), None
    log.info("delivered", kind=row.kind, id=str(row.id))
    return True
