"""What was sent lately: limits that must hold exactly are counted in the database."""

from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.models import table as enquiries
from servicekit.clock import now

SENT = enquiries.c.created_at


def sent_before(
    session: Session, seller_id: UUID, phone: str, text_hash: str, within: timedelta
) -> UUID | None:
    """The same text from the same phone to the same seller."""
    same = sa.select(enquiries.c.id).where(
        enquiries.c.phone == phone,
        enquiries.c.created_at > now() - within,
        enquiries.c.seller_id == seller_id,
        enquiries.c.text_hash == text_hash,
    )
    found: UUID | None = session.execute(same.limit(1)).scalar()
    return found


def phone_free_at(
    session: Session, phone: str, most: int, within: timedelta
) -> datetime | None:
    return free_at(session, SENT, enquiries.c.phone == phone, most, within)


def seller_free_at(
    session: Session, seller_id: UUID, most: int, within: timedelta
) -> datetime | None:
    """Of guests only: who has signed in is known, and limited by phone."""
    of_guests = sa.and_(
        enquiries.c.seller_id == seller_id, enquiries.c.buyer_id.is_(None)
    )
    return free_at(session, SENT, of_guests, most, within)


def buyer_free_at(
    session: Session, buyer_id: UUID, most: int, within: timedelta
) -> datetime | None:
    return free_at(session, SENT, enquiries.c.buyer_id == buyer_id, most, within)


def free_at(
    session: Session,
    sent_at: sa.ColumnElement[datetime],
    condition: sa.ColumnElement[bool],
    most: int,
    within: timedelta,
) -> datetime | None:
    """When the next may be sent, of those whose time is `sent_at`; None: now."""
    nth_newest = (
        sa.select(sent_at)
        .where(condition, sent_at > now() - within)
        .order_by(sent_at.desc())
        .offset(most - 1)
        .limit(1)
    )
    oldest: datetime | None = session.execute(nth_newest).scalar()
    return None if oldest is None else oldest + within
