"""Deletes old rows of the tables that every service has."""

from sqlmodel import Session

from servicekit.http import idempotency, revocation
from servicekit.messaging import retention
from servicekit.messaging.subscription import every

HOUR_S = 3_600


def delete_old(session: Session) -> None:
    """Every worker does this once an hour."""
    for table in (idempotency, revocation):
        table.delete_old(session)


# Of every worker. Each is a transaction of its own: a drop locks its table until then.
TIMERS = [
    every(HOUR_S, delete_old),
    every(HOUR_S, retention.make_ahead),
    every(HOUR_S, retention.drop_published),
    every(HOUR_S, retention.drop_handled),
]
