"""Statistics of a seller's page: counts for each day of Nepal."""

from datetime import date
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.profiles.models import sellers
from vendor.statistics.models import COUNTS, page_events, received
from vendor.statistics.response_rate import IN_TIME

_day = sa.cast(
    sa.func.timezone("Asia/Kathmandu", received.c.created_at), sa.Date
).label("day")
_answer_by = sa.func.coalesce(received.c.answer_by, received.c.created_at + IN_TIME)
_EVENTS = sa.select(page_events.c.day, page_events.c.type, page_events.c.count).where(
    page_events.c.seller_id == sa.bindparam("seller_id"),
    page_events.c.day >= sa.bindparam("first"),
)
_RECEIVED = (
    sa.select(
        _day,
        sa.func.count().label("received"),
        sa.func.count()
        .filter(COUNTS, received.c.answered_at <= _answer_by)
        .label("in_time"),
    )
    .where(received.c.seller_id == sa.bindparam("seller_id"))
    .group_by(_day)
    .having(_day >= sa.bindparam("first"))
)
_OWN = sa.select(sellers.c.id).where(sellers.c.owner_id == sa.bindparam("owner_id"))


def own(session: Session, owner_id: UUID) -> UUID | None:
    return session.execute(_OWN, {"owner_id": owner_id}).scalar()


def events(session: Session, seller_id: UUID, first: date) -> list[sa.Row[Any]]:
    """(day, type, count) since that day."""
    wanted = {"seller_id": seller_id, "first": first}
    return list(session.execute(_EVENTS, wanted))


def enquiries(session: Session, seller_id: UUID, first: date) -> list[sa.Row[Any]]:
    """(day, received, in_time) since that day."""
    wanted = {"seller_id": seller_id, "first": first}
    return list(session.execute(_RECEIVED, wanted))
