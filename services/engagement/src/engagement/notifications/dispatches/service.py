"""Plans when a notification is sent by email or SMS: immediately, delayed or in a
digest.

A digest has a day's or a week's notifications for users who choose it, quotes beyond
the third of a day, and many leads of one buyer.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, time, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.notifications.dispatches.models import DIGEST, Dispatch, table
from engagement.notifications.models import table as notifications
from engagement.notifications.preferences.service import rhythm_of, topic_of
from engagement.notifications.preferences.topics import Channel
from servicekit.clock import KATHMANDU, now
from servicekit.tracing import current_traceparent

# A user with the conversation open reads a message immediately and needs no email.
MESSAGES_WAIT = timedelta(seconds=90)
MORNING, SUNDAY = time(8), 6
QUOTE, MAX_SINGLE_QUOTES = "quote_received", 3
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ONE_OF_MANY = {"match_new", "match_reopened"}


def plan(
    session: Session,
    notice_id: UUID,
    user_id: UUID,
    kind: str,
    facts: Mapping[str, str],
    ways: Iterable[Channel],
    caused_by: UUID | None = None,
) -> None:
    """A row for each way that leaves the house."""
    at = now()
    wait = MESSAGES_WAIT if topic_of(kind) == "messages" else timedelta(0)
    for way in ways:
        if way == "in_app":
            continue
        together_at = (
            joins_at(session, user_id, kind, caused_by) if way == "email" else None
        )
        thread = _thread(way, _about(facts) or str(notice_id))
        row = Dispatch(
            notice_id=notice_id,
            channel=way,
            user_id=user_id,
            kind=kind,
            thread=DIGEST if together_at else thread,
            created_at=at,
            due_at=together_at or at + wait,
            traceparent=current_traceparent(),
        )
        session.add(row)


def _about(facts: Mapping[str, str]) -> str | None:
    return facts.get("enquiry_id") or facts.get("conversation_id")


def _thread(way: Channel, about: str) -> str:
    """One email per enquiry, one SMS per user."""
    return about if way == "email" else ""


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
    mailed = sa.select(sa.func.count(), sa.func.min(table.c.created_at)).where(
        table.c.user_id == user_id,
        table.c.kind == QUOTE,
        table.c.channel == "email",
        table.c.created_at > now() - DAY,
    )
    count, first = session.execute(mailed).one()
    return first + DAY if count >= MAX_SINGLE_QUOTES else None


def _after_first(
    session: Session, user_id: UUID, kind: str, caused_by: UUID
) -> datetime | None:
    """The first of one buyer's many leads goes alone, the others an hour after it."""
    of_cause = sa.select(
        sa.func.count(), sa.func.min(notifications.c.created_at)
    ).where(
        notifications.c.user_id == user_id,
        notifications.c.kind == kind,
        notifications.c.caused_by == caused_by,
        notifications.c.created_at > now() - HOUR,
    )
    count, first = session.execute(of_cause).one()
    return first + HOUR if count > 1 else None
