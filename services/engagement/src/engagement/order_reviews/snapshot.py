"""Each review as the event that states its status, for the replicas of others."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from engagement.order_reviews.events import event_of
from engagement.order_reviews.models import Review, table
from engagement.order_reviews.transitions import PUBLIC
from servicekit.messaging.event import Event

NOBODY = UUID(int=0)


def reviews(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    start = UUID(after) if after else NOBODY
    readable = table.c.status.in_((*PUBLIC, "hidden"))
    wanted = select(Review).where(table.c.id > start, readable).order_by(table.c.id)
    rows = session.exec(wanted.limit(limit)).all()
    events = ((str(review.id), event_of(review)) for review in rows)
    return [(cursor, event) for cursor, event in events if event]
