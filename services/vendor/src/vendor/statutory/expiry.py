"""An approval is valid for a year; reminders follow 30 and 7 days before its end."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlmodel import Session, col, select

from contracts.vendor import VerificationExpired, VerificationExpiring
from servicekit.clock import now
from servicekit.messaging import outbox
from vendor.history.service import SYSTEM, record_transition
from vendor.profiles import events
from vendor.profiles.models import Seller
from vendor.statutory.models import StatutoryDetails

REMINDER_DAYS = (30, 7)
AT_ONCE = 200


def settle(
    session: Session,
    seller: Seller,
    record: StatutoryDetails,
    moment: datetime | None = None,
) -> None:
    """Writes an expiry before the timer does; needs the seller's row lock."""
    end = seller.statutory_expires_at
    is_approved = seller.statutory_detail_status == "approved"
    if not is_approved or end is None or end > (moment or now()):
        return
    seller.statutory_detail_status = "expired"
    seller.version += 1
    record.version += 1
    session.add_all([seller, record])
    record_transition(session, seller.id, "statutory", ("approved", "expired"), SYSTEM)
    # Readers may have hidden the badge by its date already: publish it anyway.
    events.publish(session, seller, {}, is_new=False)
    event = VerificationExpired(
        seller_id=seller.id, version=seller.version, owner_id=seller.owner_id
    )
    outbox.record(session, event)


def expire_and_remind(session: Session, moment: datetime | None = None) -> None:
    """Timer: reminders and expiries that are due at `moment`, by default now."""
    at = moment or now()
    due = (
        select(Seller, StatutoryDetails)
        .join(StatutoryDetails, col(StatutoryDetails.seller_id) == col(Seller.id))
        .where(Seller.statutory_detail_status == "approved", _is_due(at))
        .order_by(col(Seller.statutory_expires_at))
        .limit(AT_ONCE)
        .with_for_update(of=Seller, skip_locked=True)
    )
    for seller, record in session.exec(due).all():
        settle(session, seller, record, at)
        _remind(session, seller, record, at)


def _is_due(at: datetime) -> sa.ColumnElement[bool]:
    """It has ended, or a reminder was not sent yet."""
    end, sent = col(Seller.statutory_expires_at), col(StatutoryDetails.noticed_days)
    unsent = [
        sa.and_(end <= at + timedelta(days=days), sa.or_(sent.is_(None), sent > days))
        for days in REMINDER_DAYS
    ]
    return sa.or_(end <= at, *unsent)


def _remind(
    session: Session, seller: Seller, record: StatutoryDetails, at: datetime
) -> None:
    end = seller.statutory_expires_at
    if seller.statutory_detail_status != "approved" or end is None:
        return
    due = [days for days in REMINDER_DAYS if end - timedelta(days=days) <= at]
    if not due or record.noticed_days == min(due):
        return
    record.noticed_days = min(due)
    session.add(record)
    event = VerificationExpiring(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        days_left=min(due),
        expires_at=end,
    )
    outbox.record(session, event)
