"""The one place where an order ends early: what was not delivered goes back to the
requirement, whoever ended it."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from sqlmodel import Session

from engagement.orders import erasure
from engagement.orders import service as orders
from engagement.orders.disputes import service as disputes
from engagement.orders.models import Order
from engagement.rfq.quotes import deals, expiry
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.requirement_status import reopen_when_free, transition
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement
from servicekit.http.tokens import Caller

# What Haat cancels is undone, also after a delivery.
RETURNABLE = ("placed", "confirmed", "disputed")
REASONS = {"refused": "order_refused", "cancelled": "order_cancelled"}


def refuse(session: Session, order_id: UUID, caller: Caller, reason: str) -> None:
    """By the seller; raises NotFound, TransitionNotAllowed."""
    with _lines_returned(session, order_id):
        orders.refuse(session, order_id, caller, reason)


def cancel(
    session: Session, order_id: UUID, caller: Caller, reason: str | None
) -> None:
    """By a side, or requested by it; raises NotFound, TransitionNotAllowed."""
    with _lines_returned(session, order_id):
        orders.cancel(session, order_id, caller, reason)


def decide(
    session: Session, order_id: UUID, to: str, reason: str, caller: Caller
) -> None:
    """By Haat, of a dispute; raises NotFound, TransitionNotAllowed."""
    with _lines_returned(session, order_id):
        disputes.decide(session, order_id, to, reason, caller)


def cancel_of_deleted(session: Session, user_id: UUID) -> None:
    """Nobody is left to fulfil them. A deleted buyer needs no lines any more."""
    for order_id in erasure.unfulfilled_of_seller(session, user_id):
        with _lines_returned(session, order_id):
            erasure.cancel(session, order_id, user_id)
    for order_id in erasure.unfulfilled_of_buyer(session, user_id):
        erasure.cancel(session, order_id, user_id)


@contextmanager
def _lines_returned(session: Session, order_id: UUID) -> Iterator[None]:
    """The requirement is locked before the order, as an award does."""
    order = session.get(Order, order_id)
    if order is None:
        yield
        return
    requirement = requirements.locked(session, order.requirement_id)
    session.refresh(order)
    was = order.status
    yield
    if requirement is not None and was in RETURNABLE:
        _give_back(session, order, requirement)


def _give_back(session: Session, order: Order, requirement: Requirement) -> None:
    quote = session.get(Quote, order.quote_id)
    reason = REASONS.get(order.status)
    if quote is None or reason is None:
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
