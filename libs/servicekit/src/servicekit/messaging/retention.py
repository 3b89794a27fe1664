"""How long the outbox and the inbox keep their rows."""

from datetime import timedelta

from sqlmodel import Session

from servicekit import partitions
from servicekit.partitions import DailyTable

# A backup sends events of three days again (`servicekit.backup.dumps`). One that waits
# or is parked keeps its day.
OUTBOX = DailyTable("outbox", "published_at", timedelta(days=3))
# By the event's id, which has its time: a second delivery finds the first one's row.
INBOX = DailyTable(
    "inbox",
    "received_at",
    timedelta(days=30),
    bound=partitions.first_id,
    accepts_past_rows=True,
)


def make_ahead(session: Session) -> None:
    """These are timers of every worker, once an hour; a drop ends its transaction."""
    for table in (OUTBOX, INBOX):
        partitions.make_ahead(session, table)


def drop_published(session: Session) -> None:
    partitions.delete_rest(session, OUTBOX)
    partitions.drop_old(session, OUTBOX)


def drop_handled(session: Session) -> None:
    partitions.delete_rest(session, INBOX)
    partitions.drop_old(session, INBOX)
