"""Timers of enquiries; each row is locked by one worker."""

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.enquiries import notifications
from engagement.enquiries.deadlines import UNANSWERED, closure_of, next_nudge
from engagement.enquiries.models import Enquiry, table
from engagement.enquiries.service import expire_if_due
from engagement.enquiries.transitions import EXPIRABLE
from servicekit.clock import now

BATCH_SIZE = 200
_RUNS = ~is_suspended(table.c.buyer_id, table.c.seller_id)


def expire_idle(session: Session) -> None:
    """7 days unanswered or 30 days idle is the end."""
    is_past = table.c.status.in_(EXPIRABLE) & (table.c.expires_at <= now())
    for enquiry in _due(session, is_past & _RUNS, table.c.expires_at):
        expire_if_due(session, enquiry)


def remind_of_unanswered(session: Session) -> None:
    """After 4 and after 20 working hours; one that was missed is not made up for."""
    waits = table.c.status.in_(UNANSWERED) & (table.c.nudge_at <= now())
    for enquiry in _due(session, waits & _RUNS, table.c.nudge_at):
        expire_if_due(session, enquiry)
        if enquiry.status in UNANSWERED:
            notifications.remind(session, enquiry)
            closure = closure_of(session, enquiry.seller_id)
            enquiry.nudge_at = next_nudge(enquiry, now(), closure)


def recall(session: Session) -> None:
    """The reminders that sellers set for now."""
    is_time = table.c.reminded_at.is_(None) & (table.c.remind_at <= now())
    for enquiry in _due(session, is_time, table.c.remind_at):
        notifications.recall(session, enquiry)
        enquiry.reminded_at = now()


def _due(
    session: Session, which: sa.ColumnElement[bool], order: sa.ColumnElement[object]
) -> list[Enquiry]:
    """A batch at a time; who is locked elsewhere is being seen to there."""
    wanted = select(Enquiry).where(which).order_by(order).limit(BATCH_SIZE)
    locked = wanted.with_for_update(skip_locked=True)
    again = locked.execution_options(populate_existing=True)
    return list(session.exec(again).all())
