"""Notifications of each side about a quote."""

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.service import notify
from engagement.replicas.queries import of_id
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes.agreed_costs import agreed_costs
from engagement.rfq.quotes.landed_cost import total
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement

GUEST_MAILS = {
    "quote_received": "guest_quoted",
    "quote_revised": "guest_quoted",
    "quote_upheld": "guest_quoted",
    "quote_withdrawn": "guest_quote_ended",
    "quote_seller_gone": "guest_quote_ended",
    "quote_seller_paused": "guest_quote_paused",
    "quote_seller_back": "guest_quote_back",
}


def notify_seller(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    if seller := of_id(session, quote.seller_id):
        link = f"/seller/quotes/{quote.id}"
        facts = _facts(quote, requirement, seller)
        once = f"{kind}:{quote.id}:{quote.updated_at.isoformat()}"
        notify(session, seller.owner_id, kind, facts, link=link, once=once)


def notify_buyer(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    """In the app; a guest by email, with the link to the quote."""
    seller = of_id(session, quote.seller_id)
    facts = _facts(quote, requirement, seller)
    once = f"{kind}:{quote.id}:{quote.updated_at.isoformat()}"
    if requirement.buyer_id is None:
        enquiry = session.get_one(Enquiry, requirement.enquiry_id)
        mail_guest(session, GUEST_MAILS[kind], enquiry, quote.root_id, once=once)
        return
    link = (
        f"/buyer/quotes/{quote.id}"
        if requirement.enquiry_id
        else f"/buyer/requirements/{requirement.id}/quotes"
    )
    notify(session, requirement.buyer_id, kind, facts, link=link, once=once)


def _facts(
    quote: Quote, requirement: Requirement, seller: Seller | None
) -> dict[str, str]:
    return {
        "requirement_id": str(requirement.id),
        "quote_id": str(quote.id),
        "about": requirement.title,
        "company": seller.company_name if seller else "",
        "company_ne": (seller.company_name_ne if seller else None) or "",
        "price": str(total(agreed_costs(quote.model_dump())).landed),
    }
