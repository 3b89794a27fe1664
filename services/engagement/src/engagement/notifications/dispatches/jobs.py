"""Sends what is due by email or SMS: the newest of a thread replaces the others."""

from collections.abc import Iterable
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlmodel import Session, col, select

from engagement.notifications.dispatches import digests
from engagement.notifications.dispatches.eligibility import is_eligible, request_address
from engagement.notifications.dispatches.models import DIGEST, Dispatch, table
from servicekit.clock import now
from servicekit.tracing import continued

ONE_PER = {"email": timedelta(minutes=10), "sms": timedelta(minutes=15)}
# Longer than a digest of the week waits.
RETENTION = timedelta(days=14)
BATCH_SIZE = 50
LOCK = "notice_dispatches"
_waiting = table.c.asked_at.is_(None) & table.c.dropped_at.is_(None)


def send_due(session: Session) -> None:
    """Timer; one worker at a time, so that the limits hold over all of them."""
    number = sa.func.hashtextextended(LOCK, 0)
    lock = sa.select(sa.func.pg_try_advisory_xact_lock(number))
    if not session.execute(lock).scalar_one():
        return
    due = (
        select(Dispatch)
        .where(_waiting, table.c.due_at <= now())
        .order_by(table.c.due_at)
        .limit(BATCH_SIZE)
    )
    for dispatch in session.exec(due).all():
        # An earlier one of this round may have replaced it.
        if dispatch.asked_at is None and dispatch.dropped_at is None:
            _settle(session, dispatch)


def purge_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - RETENTION))


def _settle(session: Session, dispatch: Dispatch) -> None:
    """The newest of a thread replaces all others that wait in it."""
    if dispatch.thread == DIGEST:
        digests.gather(session, dispatch.user_id)
        return
    free_at = _free_at(session, dispatch)
    if free_at > now():
        dispatch.due_at = free_at
        return
    chosen = None
    for rival in _rivals(session, dispatch):
        if chosen is None and is_eligible(session, rival):
            chosen = rival
        else:
            rival.dropped_at = now()
    if chosen is not None:
        chosen.asked_at = now()
        with continued("notice due", chosen.traceparent):
            request_address(
                session, chosen.notice_id, dispatch.user_id, dispatch.channel
            )
    session.flush()


def _free_at(session: Session, dispatch: Dispatch) -> datetime:
    last: datetime | None = session.execute(
        sa.select(sa.func.max(table.c.asked_at)).where(_same(dispatch))
    ).scalar()
    return last + ONE_PER[dispatch.channel] if last else dispatch.due_at


def _rivals(session: Session, dispatch: Dispatch) -> Iterable[Dispatch]:
    """All that wait in its thread and are due or alike, newest first."""
    is_near = (table.c.due_at <= now()) | (table.c.kind == dispatch.kind)
    return session.exec(
        select(Dispatch)
        .where(_waiting, _same(dispatch), is_near)
        .order_by(col(Dispatch.notice_id).desc())
    ).all()


def _same(dispatch: Dispatch) -> sa.ColumnElement[bool]:
    return sa.and_(
        table.c.user_id == dispatch.user_id,
        table.c.channel == dispatch.channel,
        table.c.thread == dispatch.thread,
    )
