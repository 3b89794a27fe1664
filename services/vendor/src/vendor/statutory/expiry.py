"""An approval holds for a year; its end is told 30 and 7 days before."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlmodel import Session, col, select

from contracts.vendor import VerificationExpired, VerificationExpiring
from servicekit.clock import now
from servicekit.messaging import outbox
from vendor.history.service import SYSTEM, remember
from vendor.profiles import telling
from vendor.profiles.models import Seller
from vendor.statutory.models import StatutoryDetails

HOLDS = timedelta(days=365)
NOTICES = (30, 7)
AT_ONCE = 200


def settle(
    session: Session,
    seller: Seller,
    kept: StatutoryDetails,
    moment: datetime | None = None,
) -> None:
    """What the timer has not written yet; needs the seller's row lock."""
    end = seller.statutory_expires_at
    is_approved = seller.statutory_detail_status == "approved"
    if not is_approved or end is None or end > (moment or now()):
        return
    seller.statutory_detail_status = "expired"
    seller.version += 1
    kept.version += 1
    session.add_all([seller, kept])
    remember(session, seller.id, "statutory", ("approved", "expired"), SYSTEM)
    # By its clock the card was without the badge already: tell it all the same.
    telling.tell(session, seller, {}, is_new=False)
    told = VerificationExpired(
        seller_id=seller.id, version=seller.version, owner_id=seller.owner_id
    )
    outbox.record(session, told)


def keep_time(session: Session, moment: datetime | None = None) -> None:
    """Timer: notices and ends that are due at `moment`, which is now."""
    at = moment or now()
    due = (
        select(Seller, StatutoryDetails)
        .join(StatutoryDetails, col(StatutoryDetails.seller_id) == col(Seller.id))
        .where(Seller.statutory_detail_status == "approved", _is_due(at))
        .order_by(col(Seller.statutory_expires_at))
        .limit(AT_ONCE)
        .with_for_update(of=Seller, skip_locked=True)
    )
    for seller, kept in session.exec(due).all():
        settle(session, seller, kept, at)
        _notice(session, seller, kept, at)


def _is_due(at: datetime) -> sa.ColumnElement[bool]:
    """It has ended, or a notice was not sent yet."""
    end, sent = col(Seller.statutory_expires_at), col(StatutoryDetails.noticed_days)
    unsent = [
        sa.and_(end <= at + timedelta(days=days), sa.or_(sent.is_(None), sent > days))
        for days in NOTICES
    ]
    return sa.or_(end <= at, *unsent)


def _notice(
    session: Session, seller: Seller, kept: StatutoryDetails, at: datetime
) -> None:
    end = seller.statutory_expires_at
    if seller.statutory_detail_status != "approved" or end is None:
        return
    due = [days for days in NOTICES if end - timedelta(days=days) <= at]
    if not due or kept.noticed_days == min(due):
        return
    kept.noticed_days = min(due)
    session.add(kept)
    told = VerificationExpiring(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        days_left=min(due),
        expires_at=end,
    )
    outbox.record(session, told)
