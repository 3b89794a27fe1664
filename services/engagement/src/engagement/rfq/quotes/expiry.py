"""Quotes expire by time, or are rejected with their requirement."""

from collections.abc import Collection
from uuid import UUID

from sqlmodel import Session

from engagement.accounts.suspensions.queries import any_suspended
from engagement.orders import service as orders
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import enquiry_link
from engagement.rfq.quotes.lifecycle import change_status, of_requirement
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.notifications import notify_seller
from engagement.rfq.quotes.transitions import EXPIRABLE
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now


def expire_due_of(session: Session, requirement: Requirement) -> bool:
    """Expiry is checked again when the requirement is used; returns whether a quote
    has expired."""
    has_ended = False
    for quote in of_requirement(session, requirement.id, *EXPIRABLE):
        sides = (quote.buyer_id, quote.seller_id)
        if quote.expires_at <= now() and not any_suspended(session, *sides):
            expire(session, quote)
            notify_seller(session, quote, requirement, "quote_expired")
            has_ended = True
    return has_ended


def reject_live(
    session: Session,
    requirement: Requirement,
    reason: str,
    *,
    kind: str = "quote_rejected",
    but: Collection[UUID] = (),
) -> None:
    """The quotes that were not chosen; each seller gets the reason."""
    for quote in of_requirement(session, requirement.id, *EXPIRABLE):
        if quote.id in but:
            continue
        change_status(session, quote, "rejected", "system", reason=reason)
        _match(session, quote, "lost")
        notify_seller(session, quote, requirement, kind)


def void_accepted(session: Session, requirement: Requirement, role: str) -> None:
    """Its awards are revoked; the sellers are notified. Raises TransitionNotAllowed
    when an order is confirmed and has not ended."""
    by = requirement.buyer_id if role == "buyer" else None
    for quote in of_requirement(session, requirement.id, "accepted"):
        orders.cancel_unconfirmed(session, quote.id, by=requirement.buyer_id)
        void(session, quote, requirement, role, by=by)
        notify_seller(session, quote, requirement, "quote_voided")


def void(
    session: Session,
    quote: Quote,
    requirement: Requirement,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Its lines are open again, and so is the enquiry that it answered."""
    change_status(session, quote, "voided", role, by=by, reason=reason)
    enquiry_link.change_enquiry_status(session, quote, "replied", "system", None)
    _match(session, quote, "lost", from_status="won")
    if requirement.awarded_quote_id == quote.id:
        requirement.awarded_quote_id = None


def expire(session: Session, quote: Quote, reason: str | None = None) -> None:
    change_status(session, quote, "expired", "system", reason=reason)
    _match(session, quote, "viewed")


def _match(
    session: Session, quote: Quote, to: str, from_status: str = "quoted"
) -> None:
    match = matches.of(session, quote.requirement_id, quote.seller_id)
    if match is not None and match.status == from_status:
        matches.change_status(session, match, to, "system")
