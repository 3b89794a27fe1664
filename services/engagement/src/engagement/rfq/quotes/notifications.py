"""Notifications of each side about a quote."""

from sqlmodel import Session

from engagement.notifications.service import notify
from engagement.replicas.queries import of_id
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement


def notify_seller(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    if seller := of_id(session, quote.seller_id):
        link = f"/seller/quotes/{quote.id}"
        facts = _facts(quote, requirement, seller.company_name)
        once = f"{kind}:{quote.id}:{quote.updated_at.isoformat()}"
        notify(session, seller.owner_id, kind, facts, link=link, once=once)


def notify_buyer(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    seller = of_id(session, quote.seller_id)
    facts = _facts(quote, requirement, seller.company_name if seller else "")
    once = f"{kind}:{quote.id}:{quote.updated_at.isoformat()}"
    link = (
        f"/buyer/quotes/{quote.id}"
        if requirement.enquiry_id
        else f"/buyer/requirements/{requirement.id}/quotes"
    )
    notify(session, requirement.buyer_id, kind, facts, link=link, once=once)


def _facts(quote: Quote, requirement: Requirement, company: str) -> dict[str, str]:
    return {
        "requirement_id": str(requirement.id),
        "quote_id": str(quote.id),
        "about": requirement.title,
        "company": company,
    }
