"""When a notice leaves by mail or SMS: at once, later, as one of several, or never."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from contracts.engagement import NoticeDue
from engagement.dispatches.models import Dispatch, table
from engagement.notifications.models import Notification
from engagement.preferences.service import wanted
from engagement.preferences.topics import Channel, topic_of
from servicekit.clock import now
from servicekit.messaging import outbox

# Who is in the conversation reads a message at once, and needs no mail about it.
MESSAGES_WAIT = timedelta(seconds=90)
ONE_PER = {"email": timedelta(minutes=10), "sms": timedelta(minutes=15)}
WORTHLESS_AFTER = {"email": timedelta(days=1), "sms": timedelta(hours=1)}
KEPT_FOR = timedelta(days=7)
AT_ONCE = 50
TURN = "notice_dispatches"
_waiting = table.c.asked_at.is_(None) & table.c.dropped_at.is_(None)


def plan(
    session: Session,
    notice_id: UUID,
    user_id: UUID,
    kind: str,
    facts: Mapping[str, str],
    ways: Iterable[Channel],
) -> None:
    """A row for each way that leaves the house."""
    at = now()
    wait = MESSAGES_WAIT if topic_of(kind) == "messages" else timedelta(0)
    for way in ways:
        if way == "in_app":
            continue
        row = Dispatch(
            notice_id=notice_id,
            channel=way,
            user_id=user_id,
            kind=kind,
            thread=_thread(way, facts.get("enquiry_id") or str(notice_id)),
            created_at=at,
            due_at=at + wait,
        )
        session.add(row)


def _thread(way: Channel, about: str) -> str:
    """A mail for each enquiry, an SMS for the whole user."""
    return about if way == "email" else ""


def send_due(session: Session) -> None:
    """Timer; one worker at a time, so that the limits hold over all of them."""
    number = sa.func.hashtextextended(TURN, 0)
    turn = sa.select(sa.func.pg_try_advisory_xact_lock(number))
    if not session.execute(turn).scalar_one():
        return
    due = (
        select(Dispatch)
        .where(_waiting, table.c.due_at <= now())
        .order_by(table.c.due_at)
        .limit(AT_ONCE)
    )
    for dispatch in session.exec(due).all():
        # An earlier one of this round may have spoken for it.
        if dispatch.asked_at is None and dispatch.dropped_at is None:
            _settle(session, dispatch)


def forget_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - KEPT_FOR))


def _settle(session: Session, dispatch: Dispatch) -> None:
    """The newest of a thread speaks for all that wait there."""
    free_at = _free_at(session, dispatch)
    if free_at > now():
        dispatch.due_at = free_at
        return
    speaks_for_all = None
    for rival in _rivals(session, dispatch):
        if speaks_for_all is None and _is_worth_it(session, rival):
            speaks_for_all = rival
        else:
            rival.dropped_at = now()
    if speaks_for_all is not None:
        speaks_for_all.asked_at = now()
        _ask(session, speaks_for_all)
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


def _is_worth_it(session: Session, dispatch: Dispatch) -> bool:
    """Not when it was read, is old, or the user chose otherwise meanwhile."""
    notice = session.get(Notification, dispatch.notice_id)
    if notice is None or notice.read_at:
        return False
    if dispatch.created_at + WORTHLESS_AFTER[dispatch.channel] <= now():
        return False
    return dispatch.channel in wanted(session, dispatch.user_id, dispatch.kind)


def _ask(session: Session, dispatch: Dispatch) -> None:
    due = NoticeDue.model_validate(dispatch, from_attributes=True)
    outbox.record(session, due, actor=dispatch.user_id)
