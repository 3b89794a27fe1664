"""The consequences of a company's suspension, and of its end."""

from uuid import UUID

from sqlmodel import Session, select

from contracts.vendor import SellerFact
from engagement.accounts.suspensions import service
from engagement.enquiries.suspensions import resume_answers
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.notifications import notify_buyer
from engagement.rfq.quotes.transitions import EXPIRABLE
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from servicekit.clock import now


def suspend_seller(session: Session, fact: SellerFact) -> None:
    """Its quotes wait; the buyers are notified."""
    if service.begin(session, fact.seller_id, fact.version, now()):
        _notify_buyers(session, fact.seller_id, "quote_seller_paused")


def restore_seller(session: Session, fact: SellerFact) -> None:
    if days := service.end(session, fact.seller_id, fact.version):
        resume_answers(session, fact.seller_id, days)
        _notify_buyers(session, fact.seller_id, "quote_seller_back")


def _notify_buyers(session: Session, seller_id: UUID, kind: str) -> None:
    live = (
        select(Quote, Requirement)
        .join(Requirement, requirements.c.id == quotes.c.requirement_id)
        .where(quotes.c.seller_id == seller_id, quotes.c.status.in_(EXPIRABLE))
    )
    for quote, requirement in session.exec(live).all():
        notify_buyer(session, quote, requirement, kind)
