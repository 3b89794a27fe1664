"""Limits of enquiries: of an account, and of unproven guests.

What must hold exactly is counted in the database.
"""

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.accounts.limits.service import DAY, HOUR, Rule
from engagement.accounts.proofs import age_of
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.error_texts import (
    GUESTS_SIGN_IN,
    SIGN_IN_FIRST,
    TOO_MANY_ENQUIRIES,
    TOO_MANY_ENQUIRIES_FROM_HERE,
)
from engagement.flags import GUEST_ENQUIRIES
from engagement.settings import EngagementSettings
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Forbidden, TooMany
from servicekit.http.tokens import Caller

SENT = enquiries.c.created_at
PER_BUYER = ((60, HOUR), (240, DAY))
# Different suppliers a day of a proven account: more for each month of its age.
SUPPLIERS, MORE_A_MONTH, MAX_SUPPLIERS = 60, 20, 200
MONTH = timedelta(days=30)
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


def wait(session: Session, sender: Sender, phone: str, *seller_ids: UUID) -> None:
    """All locks in one statement, of all recipients: one order, no deadlock."""
    if sender.caller:
        keys = [f"buyer:{sender.caller.user_id}"]
    else:
        keys = [f"phone:{phone}", *(f"guests:{seller_id}" for seller_id in seller_ids)]
    if sender.network and not sender.is_proven:
        keys.append(f"network:{sender.network}")
    lock_keys(session, *keys)


def refuse_floods(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """Counts the enquiry, or raises TooMany or SignInFirst."""
    if not sender.caller and not GUEST_ENQUIRIES.is_on(EngagementSettings.of(session)):
        raise SignInFirst(GUESTS_SIGN_IN)
    if enquiry.buyer_id:
        rules = PER_BUYER if sender.is_proven else PER_PHONE
        waits = [
            buyer_free_at(session, enquiry.buyer_id, max_count, within)
            for max_count, within in rules
        ]
        waits.append(suppliers_free_at(session, enquiry.buyer_id, enquiry.seller_id))
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


def suppliers_free_at(
    session: Session, buyer_id: UUID, seller_id: UUID
) -> datetime | None:
    """When the account may write to one more supplier; None: now."""
    last = sa.func.max(SENT)
    yesterday = now() - DAY
    reached = (
        sa.select(enquiries.c.seller_id, last)
        .where(enquiries.c.buyer_id == buyer_id, enquiries.c.created_at > yesterday)
        .group_by(enquiries.c.seller_id)
        .order_by(last.desc())
    )
    written_to = dict(session.execute(reached).tuples().all())
    most = suppliers_a_day(age_of(session, buyer_id))
    if seller_id in written_to or len(written_to) < most:
        return None
    freed: datetime = list(written_to.values())[most - 1] + DAY
    return freed


def suppliers_a_day(age: timedelta | None) -> int:
    """None: the account is older than the table of registrations."""
    if age is None:
        return MAX_SUPPLIERS
    return min(SUPPLIERS + MORE_A_MONTH * (age // MONTH), MAX_SUPPLIERS)


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


def fingerprint(text: str) -> str:
    """Equal for texts that differ in case and spaces only."""
    return hashlib.sha256(" ".join(text.casefold().split()).encode()).hexdigest()
