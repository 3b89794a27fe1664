"""Mails that wait for each other: a day's or a week's news for who wants it so, what
comes beyond the third quote of a day, and many leads that one buyer makes."""

from datetime import datetime, time, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from engagement.notifications.dispatches.eligibility import ask, is_worth_it
from engagement.notifications.dispatches.models import DIGEST, Dispatch, table
from engagement.notifications.models import Notification
from engagement.notifications.models import table as notices
from engagement.notifications.preferences.frequency import rhythm_of
from engagement.notifications.preferences.topics import topic_of
from servicekit.clock import KATHMANDU, now

KIND = "digest"
MORNING, SUNDAY = time(8), 6
QUOTE, QUOTES_BY_THEMSELVES = "quote_received", 3
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ONE_OF_MANY = {"match_new", "match_reopened"}
_waiting = sa.and_(
    table.c.thread == DIGEST, table.c.asked_at.is_(None), table.c.dropped_at.is_(None)
)


def joins_at(
    session: Session, user_id: UUID, kind: str, caused_by: UUID | None = None
) -> datetime | None:
    """When the digest goes that a mail of this kind is to be in; None: it goes alone.

    What the safety of the account needs never waits.
    """
    if topic_of(kind) == "account_security":
        return None
    rhythm = rhythm_of(session, user_id)
    if rhythm != "at_once":
        return next_morning(now(), is_weekly=rhythm == "weekly")
    if kind == QUOTE:
        return _after_quotes(session, user_id)
    if caused_by and kind in ONE_OF_MANY:
        return _after_first(session, user_id, kind, caused_by)
    return None


def next_morning(moment: datetime, *, is_weekly: bool) -> datetime:
    """Eight o'clock in Nepal, of the next day or the next Sunday."""
    here = moment.astimezone(KATHMANDU)
    at = datetime.combine(here.date(), MORNING, KATHMANDU)
    if is_weekly:
        at += timedelta(days=(SUNDAY - at.weekday()) % 7)
        return at if at > here else at + 7 * DAY
    return at if at > here else at + DAY


def _after_quotes(session: Session, user_id: UUID) -> datetime | None:
    """A day after the first of the three that went alone."""
    told = sa.select(sa.func.count(), sa.func.min(table.c.created_at)).where(
        table.c.user_id == user_id,
        table.c.kind == QUOTE,
        table.c.channel == "email",
        table.c.created_at > now() - DAY,
    )
    count, first = session.execute(told).one()
    return first + DAY if count >= QUOTES_BY_THEMSELVES else None


def _after_first(
    session: Session, user_id: UUID, kind: str, caused_by: UUID
) -> datetime | None:
    """The first of one person's many leads goes alone, the others an hour later."""
    of_cause = sa.select(sa.func.count(), sa.func.min(notices.c.created_at)).where(
        notices.c.user_id == user_id,
        notices.c.kind == kind,
        notices.c.caused_by == caused_by,
        notices.c.created_at > now() - HOUR,
    )
    count, first = session.execute(of_cause).one()
    return first + HOUR if count > 1 else None


def gather(session: Session, user_id: UUID) -> None:
    """One mail of all that waited until now and still is worth reading."""
    due = (
        select(Dispatch)
        .where(_waiting, table.c.user_id == user_id, table.c.due_at <= now())
        .order_by(col(Dispatch.notice_id))
    )
    ripe = session.exec(due).all()
    worth = [one for one in ripe if is_worth_it(session, one)]
    for one in ripe:
        if one in worth:
            one.asked_at = now()
        else:
            one.dropped_at = now()
    if worth:
        ids = [one.notice_id for one in worth]
        ask(session, _written(session, user_id, ids), user_id, "email")
    session.flush()


def _written(session: Session, user_id: UUID, ids: list[UUID]) -> UUID:
    """The digest is a notice of its own, never shown in the feed."""
    newest = session.get_one(Notification, ids[-1])
    digest = Notification(
        user_id=user_id,
        kind=KIND,
        facts={"count": str(len(ids)), "notice_ids": [str(id_) for id_ in ids]},
        link=f"/{newest.link.split('/')[1]}",
        is_shown=False,
        created_at=now(),
    )
    session.add(digest)
    session.flush()
    return digest.id
