"""A seller's leads and its own quotes: the requirement is locked first."""

from uuid import UUID

from sqlmodel import Session

from engagement.replicas.queries import of_owner
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.eligibility import is_match_eligible
from engagement.rfq.matches.models import Match
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.requirement_status import expire_if_due
from engagement.rfq.requirements.lifecycle import locked
from engagement.rfq.requirements.models import Requirement
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def own(
    session: Session, quote_id: UUID, caller: Caller
) -> tuple[Quote, Requirement, Match]:
    """The seller's own, its requirement locked; raises NotFound."""
    quote = session.get(Quote, quote_id)
    seller = of_owner(session, caller.user_id)
    if quote is None or seller is None or quote.seller_id != seller.seller_id:
        raise NotFound
    requirement, _, match = lead(session, quote.requirement_id, caller)
    session.refresh(quote)
    return quote, requirement, match


def lead(
    session: Session, requirement_id: UUID, caller: Caller
) -> tuple[Requirement, Seller, Match]:
    """A lead of the caller's company; raises NotFound for all else."""
    requirement = locked(session, requirement_id)
    seller = of_owner(session, caller.user_id)
    if requirement is None or seller is None:
        raise NotFound
    match = matches.of(session, requirement_id, seller.seller_id)
    if match is None or not is_match_eligible(session, match.id):
        raise NotFound
    expire_if_due(session, requirement)
    session.flush()
    return requirement, seller, match
