"""What was sent lately: limits that must hold exactly are counted in the database."""

from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from servicekit.clock import now

SENT = enquiries.c.created_at


def sent_before(session: Session, enquiry: Enquiry, within: timedelta) -> UUID | None:
    """The same text of the same sender to the same seller."""
    same = sa.select(enquiries.c.id).where(
        enquiries.c.phone == enquiry.phone,
        enquiries.c.created_at > now() - within,
        enquiries.c.seller_id == enquiry.seller_id,
        enquiries.c.text_hash == enquiry.text_hash,
        enquiries.c.buyer_id.is_not_distinct_from(enquiry.buyer_id),
    )
    found: UUID | None = session.execute(same.limit(1)).scalar()
    return found


def phone_free_at(
    session: Session, phone: str, most: int, within: timedelta
) -> datetime | None:
    """Of guests only: a stated number never counts against its owner."""
    of_guests = (enquiries.c.phone == phone) & enquiries.c.buyer_id.is_(None)
    return free_at(session, SENT, of_guests, most, within)


def seller_free_at(
    session: Session, seller_id: UUID, most: int, within: timedelta
) -> datetime | None:
    """Of guests only: an account has limits of its own."""
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
