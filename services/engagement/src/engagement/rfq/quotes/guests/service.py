"""A guest's quote by the link of an email: read, countered, declined, accepted.

The link is signed for the quote, in all its versions, and the enquiry's address.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

import structlog
from sqlmodel import Session, col, select

from engagement.enquiries.models import Enquiry
from engagement.error_texts import QUOTE_LINK_EXPIRED, QUOTE_REPLACED
from engagement.notifications.mail import links
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.mail.links import Gone, LinkClaimed, LinkUnknown
from engagement.rfq.quotes import decisions
from engagement.rfq.quotes.availability import check_accounts
from engagement.rfq.quotes.guests.schemas import (
    GuestAcceptance,
    GuestCounter,
    GuestRejection,
)
from engagement.rfq.quotes.models import Quote, table
from engagement.rfq.quotes.requirement_status import current
from engagement.rfq.requirements.models import Requirement
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http import phone_codes
from servicekit.http.errors import Conflict

log = structlog.get_logger()


class QuoteLinkExpired(Gone):
    code = "link_expired"
    message = QUOTE_LINK_EXPIRED.fill(hours=links.LIFETIME // timedelta(hours=1))


class QuoteReplaced(Conflict):
    code, message = "quote_replaced", QUOTE_REPLACED


@dataclass(frozen=True)
class Guest:
    """Who holds the link of one quote."""

    root_id: UUID
    requirement_id: UUID
    enquiry: Enquiry
    expires_at: datetime


def opened(session: Session, token: str) -> Guest:
    """Raises LinkUnknown, QuoteLinkExpired, or LinkClaimed: an account has it now."""
    guest = _verified(session, token)
    if guest.expires_at <= now():
        raise QuoteLinkExpired
    return guest


def counter(session: Session, token: str, form: GuestCounter) -> None:
    quote, requirement = received(session, opened(session, token), form.version)
    decisions.counter_received(session, quote, requirement, form, by=None)


def reject(session: Session, token: str, form: GuestRejection) -> None:
    quote, requirement = received(session, opened(session, token), form.version)
    decisions.reject_received(session, quote, requirement, form.reason, by=None)


def accept(database: Database, token: str, form: GuestAcceptance) -> None:
    """The code proves the phone of the enquiry. Raises CodeWrong after its
    transaction: a wrong try has to count. An accepted quote needs no code."""
    with database.session() as session:
        guest = opened(session, token)
        check_accounts(session, [guest.root_id])
        quote, requirement = received(session, guest, form.version)
        is_open = quote.status != "accepted"
        is_wrong = is_open and not _is_proven(session, guest.enquiry, form.code)
        if is_open and not is_wrong:
            _accept(session, guest, quote, requirement)
    if is_wrong:
        raise phone_codes.CodeWrong


def renew(session: Session, token: str) -> None:
    """Emails a new link to the address of the enquiry, also for an expired one."""
    guest = _verified(session, token)
    quote = newest(session, guest.root_id)
    kind = "guest_order" if quote.status == "accepted" else "guest_quoted"
    once = f"guest_link:{guest.root_id}:{now():%Y-%m-%dT%H}"
    mail_guest(session, kind, guest.enquiry, guest.root_id, once=once)


def received(
    session: Session, guest: Guest, version: int | None = None
) -> tuple[Quote, Requirement]:
    """The newest version, its requirement locked. Raises QuoteReplaced for another
    than the guest has read."""
    requirement = current(session, guest.requirement_id)
    if requirement.buyer_id:
        raise LinkClaimed
    quote = newest(session, guest.root_id)
    if version not in (None, quote.version):
        raise QuoteReplaced
    return quote, requirement


def newest(session: Session, root_id: UUID) -> Quote:
    """As stored: another transaction may have changed it before the lock."""
    session.flush()
    sent = select(Quote).where(Quote.root_id == root_id, table.c.sent_at.is_not(None))
    last = sent.order_by(col(Quote.version).desc()).limit(1)
    return session.exec(last.execution_options(populate_existing=True)).one()


def _verified(session: Session, token: str) -> Guest:
    link = links.read(token)
    quote = session.get(Quote, link.subject_id) if link else None
    if link is None or quote is None or quote.enquiry_id is None:
        raise LinkUnknown
    enquiry = session.get_one(Enquiry, quote.enquiry_id)
    if not links.is_guests_quote(session, link, enquiry.email):
        raise LinkUnknown
    if enquiry.buyer_id:
        raise LinkClaimed
    return Guest(quote.id, quote.requirement_id, enquiry, link.expires_at)


def _is_proven(session: Session, enquiry: Enquiry, code: str) -> bool:
    secret = EngagementSettings.of(session).lead_secret
    phone = phone_codes.proven(session, enquiry.id, code, secret)
    return phone == enquiry.phone


def _accept(
    session: Session, guest: Guest, quote: Quote, requirement: Requirement
) -> None:
    """From now on the enquiry counts: a person with this number is behind it."""
    guest.enquiry.is_proven = True
    decisions.accept_received(session, quote, requirement, by=None)
    once = f"guest_order:{quote.id}"
    mail_guest(session, "guest_order", guest.enquiry, guest.root_id, once=once)
    log.info("guest_quote_accepted", quote_id=str(quote.id))
