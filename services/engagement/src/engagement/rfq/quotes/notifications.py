"""Notifications of each side about a quote."""

from typing import Any

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.offers import Offer, OfferLine, offer_facts
from engagement.notifications.service import notify
from engagement.replicas.queries import of_id
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes.agreed_costs import agreed_costs
from engagement.rfq.quotes.landed_cost import Cost, line_price, total
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
# An email about these has the lines of the quote.
PRICED = {"quote_received", "quote_revised", "quote_upheld", "quote_accepted"}


def notify_seller(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    if seller := of_id(session, quote.seller_id):
        link = f"/seller/quotes/{quote.id}"
        facts = _facts(quote, requirement, seller, kind)
        once = f"{kind}:{quote.id}:{quote.updated_at.isoformat()}"
        notify(session, seller.owner_id, kind, facts, link=link, once=once)


def notify_buyer(
    session: Session, quote: Quote, requirement: Requirement, kind: str
) -> None:
    """In the app; a guest by email, with the link to the quote."""
    seller = of_id(session, quote.seller_id)
    facts = _facts(quote, requirement, seller, kind)
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
    quote: Quote, requirement: Requirement, seller: Seller | None, kind: str
) -> dict[str, Any]:
    cost = total(agreed_costs(quote.model_dump()))
    return {
        "requirement_id": str(requirement.id),
        "quote_id": str(quote.id),
        "about": requirement.title,
        "company": seller.company_name if seller else "",
        "company_ne": (seller.company_name_ne if seller else None) or "",
        "price": str(cost.landed),
        **(offer_facts(_offer(quote, cost)) if kind in PRICED else {}),
    }


def _offer(quote: Quote, cost: Cost) -> Offer:
    """Without the lines of it that were not accepted."""
    awarded = quote.awarded_lines
    return Offer(
        lines=[
            _line(item)
            for item in quote.items
            if awarded is None or item["requirement_item_id"] in awarded
        ],
        tax_mode=quote.tax_mode,
        vat=cost.vat,
        freight=cost.freight,
        landed=cost.landed,
        advance_pct=quote.advance_pct,
        credit_days=quote.credit_days,
        delivery_days=quote.delivery_days,
        valid_until=quote.valid_until,
    )


def _line(item: dict[str, Any]) -> OfferLine:
    is_offered = item["type"] != "not_available" and item["unit_price"] is not None
    return OfferLine.model_validate(
        {**item, "total": line_price(item) if is_offered else None}
    )
