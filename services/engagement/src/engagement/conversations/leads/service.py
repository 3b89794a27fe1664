"""What the link of a lead opens: this one enquiry, in its owner's name, for a while."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

import structlog
from sqlmodel import Session

from engagement.conversations import service as conversations
from engagement.conversations.leads import queries
from engagement.conversations.leads.schemas import LeadChange, LeadOut, serialize
from engagement.enquiries import service as enquiries
from engagement.enquiries.transitions import EnquiryStatus
from engagement.error_texts import (
    GUEST_LINK_EXPIRED,
    LEAD_LINK_EXPIRED,
    LINK_CLOSED,
)
from engagement.notifications.mail import links
from engagement.notifications.mail.links import Gone, LinkUnknown
from servicekit.clock import now
from servicekit.http.language import Locale
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

log = structlog.get_logger()

ENDED = {
    EnquiryStatus.WON,
    EnquiryStatus.LOST,
    EnquiryStatus.DECLINED,
    EnquiryStatus.CANCELLED,
    EnquiryStatus.EXPIRED,
    EnquiryStatus.SPAM,
}


class LinkExpired(Gone):
    code = "link_expired"
    message = LEAD_LINK_EXPIRED.fill(hours=links.LIFETIME // timedelta(hours=1))


class GuestLinkExpired(Gone):
    code = "link_expired"
    message = GUEST_LINK_EXPIRED.fill(days=links.GUESTS_LIFETIME.days)


class LinkClosed(Gone):
    code = "link_closed"
    message = LINK_CLOSED


@dataclass(frozen=True)
class Lead:
    """`owner` acts as if signed in, but on this enquiry alone."""

    enquiry_id: UUID
    owner: Caller
    expires_at: datetime


def opened(session: Session, secret: str, token: str) -> Lead:
    """Raises LinkUnknown, LinkExpired, or LinkClosed: ended, or the seller is."""
    link = links.read(token)
    row = queries.lead(session, link.subject_id) if link else None
    if link is None or row is None or row["owner_id"] is None:
        raise LinkUnknown
    if not links.is_ours(secret, link, row["owner_id"]):
        raise LinkUnknown
    if link.expires_at <= now():
        raise LinkExpired
    if row["seller_status"] != "active" or row["status"] in ENDED:
        raise LinkClosed
    return Lead(link.subject_id, _owner(row["owner_id"]), link.expires_at)


def change(session: Session, lead: Lead, form: LeadChange) -> None:
    """As signed in. Opening what was opened before changes nothing."""
    enquiry, actor = enquiries.open_for(session, lead.enquiry_id, lead.owner)
    if form.status == "seen" and enquiry.status != EnquiryStatus.NEW:
        return
    enquiries.change_status(session, enquiry, actor, form.status, reason=form.reason)
    log.info("lead_link_used", enquiry_id=str(lead.enquiry_id), to=form.status)


def answer(session: Session, lead: Lead, body: str) -> UUID:
    """The message's id; raises what `conversations.send` does."""
    message, _ = conversations.send(session, lead.enquiry_id, lead.owner, body)
    log.info("lead_link_used", enquiry_id=str(lead.enquiry_id), to="replied")
    return message.id


def view(session: Session, lead: Lead, locale: Locale) -> LeadOut:
    row = queries.lead(session, lead.enquiry_id)
    if row is None:
        raise LinkUnknown
    messages = queries.last_messages(session, lead.enquiry_id)
    return serialize(row, messages, lead.expires_at, locale)


def _owner(user_id: UUID) -> Caller:
    roles = frozenset({"seller"})
    return Caller(
        user_id=user_id,
        session_id=new_id(),
        roles=roles,
        is_email_verified=False,
        issued_at=now().timestamp(),
    )
