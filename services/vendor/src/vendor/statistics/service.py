"""Updates the figures and counts of a seller."""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.vendor import SellerResponseChanged
from servicekit.clock import now, today
from servicekit.http.errors import NotFound
from servicekit.messaging import outbox
from vendor.profiles.models import sellers
from vendor.profiles.queries import PUBLIC
from vendor.statistics.models import COUNTS, ReceivedEnquiry, page_events, received
from vendor.statistics.response_rate import LONG_WINDOW, Figures, Received, figures


def remember(session: Session, enquiry: ReceivedEnquiry) -> bool:
    """Keeps the newest version; the first answer's time stays. False for an old one."""
    add = insert(received).values(enquiry.model_dump())
    newer = add.on_conflict_do_update(
        index_elements=[received.c.id],
        set_={
            "version": add.excluded.version,
            "status": add.excluded.status,
            "answered_at": sa.func.least(
                received.c.answered_at, add.excluded.answered_at
            ),
            **{
                name: sa.func.coalesce(add.excluded[name], received.c[name])
                for name in ("answer_by", "is_proven", "response_minutes")
            },
        },
        where=received.c.version < add.excluded.version,
    )
    return session.execute(newer.returning(received.c.id)).first() is not None


def refresh(session: Session, seller_id: UUID) -> None:
    """Computes the seller's figures again; under the lock no enquiry is missed."""
    lock = sa.select(sellers.c.id).where(sellers.c.id == seller_id).with_for_update()
    session.execute(lock)
    _write(session, seller_id, present(session, seller_id))


def present(session: Session, seller_id: UUID) -> Figures:
    """As this moment counts them."""
    return at_moments(session, seller_id, [now()])[0]


def at_moments(
    session: Session, seller_id: UUID, moments: Sequence[datetime]
) -> list[Figures]:
    """As buyers saw them at each of these moments, the first one first."""
    theirs = _recent(moments[0]).where(received.c.seller_id == seller_id)
    enquiries = [_received(row) for row in session.execute(theirs)]
    return [figures(enquiries, moment) for moment in moments]


def refresh_all(session: Session) -> None:
    """Hourly: enquiries leave the window without anybody doing anything."""
    moment = now()
    rows = session.execute(_recent(moment).order_by(received.c.seller_id)).all()
    for seller_id, theirs in groupby(rows, key=itemgetter(0)):
        _write(session, seller_id, figures([_received(row) for row in theirs], moment))
    gone = sellers.c.id.not_in(sa.select(_recent(moment).subquery().c.seller_id))
    stale = sa.select(sellers.c.id).where(gone, sellers.c.response_rate.is_not(None))
    for seller_id in session.execute(stale).scalars().all():
        _write(session, seller_id, Figures())


def count_event(session: Session, slug: str, kind: str) -> None:
    """One more use of a page or a button, per day of Nepal; raises NotFound."""
    public = sa.select(sellers.c.id).where(sellers.c.slug == slug, PUBLIC)
    seller_id = session.execute(public).scalar()
    if seller_id is None:
        raise NotFound
    day = today()
    add = insert(page_events).values(seller_id=seller_id, day=day, type=kind, count=1)
    session.execute(
        add.on_conflict_do_update(
            index_elements=["seller_id", "day", "type"],
            set_={"count": page_events.c.count + 1},
        )
    )


def _recent(moment: datetime) -> sa.Select[Any]:
    wanted = sa.select(
        received.c.seller_id,
        received.c.created_at,
        received.c.answered_at,
        received.c.answer_by,
        received.c.response_minutes,
    )
    return wanted.where(COUNTS, received.c.created_at >= moment - LONG_WINDOW)


def _received(row: sa.Row[Any]) -> Received:
    return Received(
        row.created_at, row.answered_at, row.answer_by, row.response_minutes
    )


def _write(session: Session, seller_id: UUID, found: Figures) -> None:
    """Only a difference is written and published."""
    values = {
        "response_rate": found.response_rate,
        "response_time_hours": found.response_time_hours,
    }
    differs = sa.or_(
        *(sellers.c[name].is_distinct_from(value) for name, value in values.items())
    )
    change = sa.update(sellers).where(sellers.c.id == seller_id, differs).values(values)
    if session.execute(change.returning(sellers.c.id)).first():
        changed = SellerResponseChanged(seller_id=seller_id, counted_at=now(), **values)
        outbox.record(session, changed)
