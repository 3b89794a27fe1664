"""Limits of enquiries: of an account, and of unproven guests.

What must hold exactly is counted in the database.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.accounts.limits.service import DAY, HOUR, Rule
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.error_texts import (
    SIGN_IN_FIRST,
    TOO_MANY_ENQUIRIES,
    TOO_MANY_ENQUIRIES_FROM_HERE,
)
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Forbidden, TooMany
from servicekit.http.tokens import Caller

SENT = enquiries.c.created_at
PER_BUYER = ((60, HOUR), (200, DAY))
# Of a guest's number, and of an account that has proven nothing yet.
PER_PHONE = ((5, HOUR), (20, DAY))
GUESTS_PER_SELLER = (60, HOUR)
PER_NETWORK = Rule("enquiries_of_guests", 5, HOUR)
TEXT_TO_SELLERS = Rule("text_to_sellers", 5, DAY)


class SignInFirst(Forbidden):
    """A seller's form stays open, however many guests somebody invents."""

    code = "sign_in_first"
    message = SIGN_IN_FIRST


@dataclass(frozen=True)
class Sender:
    """Who writes: an account or a guest, and from which network."""

    caller: Caller | None = None
    network: str | None = None

    @property
    def is_proven(self) -> bool:
        return self.caller is not None and self.caller.is_email_verified


def wait(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """All locks in one statement: one order, no deadlock."""
    if sender.is_proven:
        lock_keys(session, f"buyer:{enquiry.buyer_id}")
        return
    if enquiry.buyer_id:
        keys = [f"buyer:{enquiry.buyer_id}"]
    else:
        keys = [f"phone:{enquiry.phone}", f"guests:{enquiry.seller_id}"]
    if sender.network:
        keys.append(f"network:{sender.network}")
    lock_keys(session, *keys)


def refuse_floods(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """Counts the enquiry, or raises TooMany or SignInFirst."""
    if enquiry.buyer_id:
        rules = PER_BUYER if sender.is_proven else PER_PHONE
        waits = [
            buyer_free_at(session, enquiry.buyer_id, max_count, within)
            for max_count, within in rules
        ]
    else:
        waits = [
            phone_free_at(session, enquiry.phone, max_count, within)
            for max_count, within in PER_PHONE
        ]
    _refuse_until(waits, TOO_MANY_ENQUIRIES)
    if not sender.is_proven:
        _refuse_strangers(session, enquiry, sender)


def _refuse_strangers(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """What a stranger can invent, a number or an account, is no limit by itself."""
    origin = sender.network or enquiry.phone
    text = f"{limits.network_digest(session, origin)}:{enquiry.text_hash}"
    seller = str(enquiry.seller_id)
    if not limits.may_reach(session, TEXT_TO_SELLERS, text, seller):
        _refuse_until([now() + timedelta(hours=1)], TOO_MANY_ENQUIRIES_FROM_HERE)
    if sender.network:
        key = limits.network_digest(session, sender.network)
        _refuse_until(
            [limits.free_at(session, PER_NETWORK, key)], TOO_MANY_ENQUIRIES_FROM_HERE
        )
        limits.count(session, PER_NETWORK, key)
    if enquiry.buyer_id is None and seller_free_at(
        session, enquiry.seller_id, *GUESTS_PER_SELLER
    ):
        raise SignInFirst
    limits.count(session, TEXT_TO_SELLERS, text, seller)


def _refuse_until(waits: list[datetime | None], message: ErrorDetail) -> None:
    until = max((moment for moment in waits if moment), default=None)
    if until:
        raise TooMany(int((until - now()).total_seconds()) + 1, message)


def sent_before(session: Session, enquiry: Enquiry, within: timedelta) -> UUID | None:
    """The same text of the same sender to the same seller."""
    same = sa.select(enquiries.c.id).where(
        enquiries.c.phone == enquiry.phone,
        enquiries.c.created_at > now() - within,
        enquiries.c.seller_id == enquiry.seller_id,
        enquiries.c.text_hash == enquiry.text_hash,
        enquiries.c.buyer_id.is_not_distinct_from(enquiry.buyer_id),
    )
    first: UUID | None = session.execute(same.limit(1)).scalar()
    return first


def phone_free_at(
    session: Session, phone: str, max_count: int, within: timedelta
) -> datetime | None:
    """Of guests only: a stated number never counts against its owner."""
    of_guests = (enquiries.c.phone == phone) & enquiries.c.buyer_id.is_(None)
    return free_at(session, SENT, of_guests, max_count, within)


def seller_free_at(
    session: Session, seller_id: UUID, max_count: int, within: timedelta
) -> datetime | None:
    """Of guests only: an account has limits of its own."""
    of_guests = sa.and_(
        enquiries.c.seller_id == seller_id, enquiries.c.buyer_id.is_(None)
    )
    return free_at(session, SENT, of_guests, max_count, within)


def buyer_free_at(
    session: Session, buyer_id: UUID, max_count: int, within: timedelta
) -> datetime | None:
    return free_at(session, SENT, enquiries.c.buyer_id == buyer_id, max_count, within)


def free_at(
    session: Session,
    sent_at: sa.ColumnElement[datetime],
    condition: sa.ColumnElement[bool],
    max_count: int,
    within: timedelta,
) -> datetime | None:
    """When the next may be sent, of those whose time is `sent_at`; None: now."""
    nth_newest = (
        sa.select(sent_at)
        .where(condition, sent_at > now() - within)
        .order_by(sent_at.desc())
        .offset(max_count - 1)
        .limit(1)
    )
    oldest: datetime | None = session.execute(nth_newest).scalar()
    return None if oldest is None else oldest + within
