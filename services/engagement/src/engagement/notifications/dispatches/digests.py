"""Mails that waited for each other, as one."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from engagement.notifications.dispatches.eligibility import is_eligible, request_address
from engagement.notifications.dispatches.models import DIGEST, Dispatch, table
from engagement.notifications.models import Notification
from servicekit.clock import now

KIND = "digest"
_waiting = sa.and_(
    table.c.thread == DIGEST, table.c.asked_at.is_(None), table.c.dropped_at.is_(None)
)


def gather(session: Session, user_id: UUID) -> None:
    """One email of all that are due and still eligible."""
    due = (
        select(Dispatch)
        .where(_waiting, table.c.user_id == user_id, table.c.due_at <= now())
        .order_by(col(Dispatch.notice_id))
    )
    due_now = session.exec(due).all()
    eligible = [one for one in due_now if is_eligible(session, one)]
    for one in due_now:
        if one in eligible:
            one.asked_at = now()
        else:
            one.dropped_at = now()
    if eligible:
        ids = [one.notice_id for one in eligible]
        request_address(session, _written(session, user_id, ids), user_id, "email")
    session.flush()


def _written(session: Session, user_id: UUID, ids: list[UUID]) -> UUID:
    """The digest is a notification of its own, never visible in the feed."""
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
