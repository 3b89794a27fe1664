"""What the link of a guest's email opens: the own enquiry, and its conversation."""

from sqlmodel import Session

from engagement.accounts.limits.service import email_digest
from engagement.conversations import service as conversations
from engagement.conversations.leads import queries
from engagement.conversations.leads.schemas import GuestEnquiry, LeadMessage
from engagement.conversations.leads.service import GuestLinkExpired
from engagement.conversations.queries import of_guest
from engagement.conversations.rules import closed_because
from engagement.enquiries.models import Enquiry
from engagement.enquiries.transitions import ENQUIRY
from engagement.notifications.mail import links
from engagement.notifications.mail.links import Link, LinkClaimed, LinkUnknown
from engagement.replicas.queries import of_id
from servicekit.clock import now
from servicekit.http.language import Locale


def opened(session: Session, secret: str, token: str) -> tuple[Link, Enquiry]:
    """Raises LinkUnknown, GuestLinkExpired, or LinkClaimed: an account has it now."""
    link = links.read(token)
    enquiry = session.get(Enquiry, link.subject_id) if link else None
    if link is None or enquiry is None or not enquiry.email:
        raise LinkUnknown
    if not links.is_guests(secret, link, email_digest(session, enquiry.email)):
        raise LinkUnknown
    if link.expires_at <= now():
        raise GuestLinkExpired
    if enquiry.buyer_id:
        raise LinkClaimed
    return link, enquiry


def answer(session: Session, enquiry: Enquiry, body: str) -> None:
    """Raises what `conversations.send_as_guest` does."""
    session.refresh(enquiry, with_for_update=True)
    conversations.send_as_guest(session, enquiry, body)


def view(
    session: Session, link: Link, enquiry: Enquiry, locale: Locale
) -> GuestEnquiry:
    seller = of_id(session, enquiry.seller_id)
    row = of_guest(session, enquiry.id)
    if seller is None or row is None:
        raise LinkUnknown
    reason = closed_because(row)
    return GuestEnquiry(
        enquiry_id=enquiry.id,
        status=enquiry.status,
        status_label=ENQUIRY.label(enquiry.status, "buyer", locale),
        company_name=seller.company_name,
        company_name_ne=seller.company_name_ne,
        company_slug=seller.slug,
        requirements=enquiry.requirements,
        product_name=enquiry.product_name,
        created_at=enquiry.created_at,
        expires_at=link.expires_at,
        can_write=reason is None,
        closed_because=reason,
        messages=[
            LeadMessage(**{**row, "is_mine": row["sender_role"] != "seller"})
            for row in queries.last_messages(session, enquiry.id)
        ],
    )
