"""What the link of a guest's mail opens: the own enquiry and its answers, to read."""

from sqlmodel import Session

from engagement.accounts.limits.service import email_digest
from engagement.conversations.leads import queries
from engagement.conversations.leads.schemas import GuestEnquiry, LeadMessage
from engagement.conversations.leads.service import (
    GuestLinkExpired,
    LinkClaimed,
    LinkUnknown,
)
from engagement.enquiries.models import Enquiry
from engagement.enquiries.transitions import ENQUIRY
from engagement.notifications.mail import links
from engagement.replicas.queries import of_id
from servicekit.clock import now
from servicekit.http.language import Locale


def opened(session: Session, secret: str, token: str, locale: Locale) -> GuestEnquiry:
    """Raises LinkUnknown, GuestLinkExpired, or LinkClaimed: an account has it now."""
    link = links.read(token)
    enquiry = session.get(Enquiry, link.enquiry_id) if link else None
    if link is None or enquiry is None or not enquiry.email:
        raise LinkUnknown
    if not links.is_guests(secret, link, email_digest(session, enquiry.email)):
        raise LinkUnknown
    if link.expires_at <= now():
        raise GuestLinkExpired
    if enquiry.buyer_id:
        raise LinkClaimed
    seller = of_id(session, enquiry.seller_id)
    if seller is None:
        raise LinkUnknown
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
        messages=[
            LeadMessage(**{**row, "is_mine": row["sender_role"] != "seller"})
            for row in queries.last_messages(session, enquiry.id)
        ],
    )
