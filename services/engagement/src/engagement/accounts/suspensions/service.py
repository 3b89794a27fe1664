"""A suspension begins and ends: its user's deadlines are paused in between."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.accounts.suspensions.models import Suspension, table
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.transitions import EXPIRABLE as LIVE_ENQUIRIES
from engagement.orders.models import table as orders
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import EXPIRABLE as LIVE_QUOTES
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.transitions import EXPIRABLE as LIVE_REQUIREMENTS
from servicekit.clock import now

DAY = timedelta(days=1)
_LIVE = (
    (enquiries, LIVE_ENQUIRIES),
    (requirements, LIVE_REQUIREMENTS),
    (quotes, LIVE_QUOTES),
)


def begin(session: Session, subject_id: UUID, version: int, at: datetime) -> bool:
    """False when a newer event was handled."""
    add = insert(table).values(subject_id=subject_id, version=version, since=at)
    newer = add.on_conflict_do_update(
        index_elements=[table.c.subject_id],
        set_={
            "version": add.excluded.version,
            "since": sa.func.coalesce(table.c.since, add.excluded.since),
        },
        where=table.c.version < add.excluded.version,
    )
    return session.execute(newer.returning(table.c.version)).first() is not None


def end(session: Session, subject_id: UUID, version: int) -> int:
    """What ran out of time meanwhile gets that time again: so many days. 0 for old
    news."""
    add = insert(table).values(subject_id=subject_id, version=0)
    session.execute(add.on_conflict_do_nothing())
    suspension = session.get_one(Suspension, subject_id, with_for_update=True)
    session.refresh(suspension)
    if suspension.version >= version:
        return 0
    since, suspension.since, suspension.version = suspension.since, None, version
    if since is None:
        return 0
    # By whole days: a quote is valid until the end of a day.
    days = max(-(-(now() - since) // DAY), 1)
    _put_off(session, subject_id, since, days)
    _put_off_orders(session, subject_id, since, days)
    return days


def _put_off_orders(
    session: Session, subject_id: UUID, since: datetime, days: int
) -> None:
    theirs = (orders.c.buyer_id == subject_id) | (orders.c.seller_id == subject_id)
    for timer in (orders.c.remind_at, orders.c.due_at):
        running = sa.update(orders).where(theirs, timer > since)
        session.execute(running.values({timer: timer + days * DAY}))


def _put_off(session: Session, subject_id: UUID, since: datetime, days: int) -> None:
    for of, live in _LIVE:
        theirs = sa.or_(
            *(
                of.c[side] == subject_id
                for side in ("buyer_id", "seller_id")
                if side in of.c
            )
        )
        postponed: dict[str, Any] = {"expires_at": of.c.expires_at + days * DAY}
        if "valid_until" in of.c:
            postponed["valid_until"] = of.c.valid_until + days
        unexpired = of.c.status.in_(live) & (of.c.expires_at > since)
        session.execute(sa.update(of).where(theirs, unexpired).values(**postponed))
