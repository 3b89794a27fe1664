"""An order that ends before a delivery gives its lines back to the requirement."""

from uuid import UUID

from sqlmodel import Session

from engagement.orders import service as orders
from engagement.orders.models import Order
from engagement.rfq.quotes import deals, expiry
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.requirement_status import reopen_when_free, transition
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement
from servicekit.http.tokens import Caller

UNDELIVERED = ("placed", "confirmed")
REASONS = {"refused": "order_refused", "cancelled": "order_cancelled"}


def refuse(session: Session, order_id: UUID, caller: Caller, reason: str) -> None:
    """By the seller; raises NotFound, TransitionNotAllowed."""
    requirement, was = _before(session, order_id)
    orders.refuse(session, order_id, caller, reason)
    _give_back(session, order_id, requirement, was)


def cancel(
    session: Session, order_id: UUID, caller: Caller, reason: str | None
) -> None:
    """By a side, or requested by it; raises NotFound, TransitionNotAllowed."""
    requirement, was = _before(session, order_id)
    orders.cancel(session, order_id, caller, reason)
    _give_back(session, order_id, requirement, was)


def _before(session: Session, order_id: UUID) -> tuple[Requirement | None, str]:
    """The requirement is locked before the order, as an award does."""
    order = session.get(Order, order_id)
    if order is None:
        return None, ""
    requirement = requirements.locked(session, order.requirement_id)
    session.refresh(order)
    return requirement, order.status


def _give_back(
    session: Session, order_id: UUID, requirement: Requirement | None, was: str
) -> None:
    order = session.get_one(Order, order_id)
    quote = session.get(Quote, order.quote_id)
    reason = REASONS.get(order.status)
    if requirement is None or quote is None or not reason or was not in UNDELIVERED:
        return
    if quote.status != "accepted" or requirement.status in deals.ENDED:
        return
    expiry.void(session, quote, requirement, "system", reason=reason)
    if requirement.status == "awarded":
        transition(session, requirement, "open", "system", reason=reason)
    else:
        requirements.touch(requirement)
        reopen_when_free(session, requirement)
    deals.end_one(session, quote, requirement)
