"""Quotes end by time, with their requirement, or with their seller."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.matches import service as matches
from engagement.quotes.models import Quote, table
from engagement.quotes.moving import move, of_requirement
from engagement.quotes.notices import tell_buyer, tell_seller
from engagement.quotes.transitions import EXPIRABLE
from engagement.requirements.models import Requirement
from engagement.requirements.moving import locked
from engagement.suspensions.queries import any_suspended, is_suspended
from servicekit.clock import now

AT_ONCE = 200


def expire_due(session: Session) -> None:
    """Timer; a batch at a time."""
    due = (
        sa.select(table.c.requirement_id)
        .where(table.c.status.in_(EXPIRABLE), table.c.expires_at <= now())
        .where(~is_suspended(table.c.buyer_id, table.c.seller_id))
        .distinct()
        .limit(AT_ONCE)
    )
    for requirement_id in sorted(session.execute(due).scalars()):
        if requirement := locked(session, requirement_id):
            expire_due_of(session, requirement)


def expire_due_of(session: Session, requirement: Requirement) -> None:
    """Time is judged again when anything of the requirement is acted on."""
    for quote in of_requirement(session, requirement.id, *EXPIRABLE):
        sides = (quote.buyer_id, quote.seller_id)
        if quote.expires_at <= now() and not any_suspended(session, *sides):
            _expire(session, quote)
            tell_seller(session, quote, requirement, "quote_expired")


def expire_of_seller(session: Session, seller_id: UUID) -> None:
    """The company is not there any more: its offers end, the buyers hear of it."""
    live = sa.select(table.c.requirement_id).where(
        table.c.seller_id == seller_id, table.c.status.in_(EXPIRABLE)
    )
    for requirement_id in sorted(session.execute(live).scalars()):
        if requirement := locked(session, requirement_id):
            for quote in of_requirement(session, requirement_id, *EXPIRABLE):
                if quote.seller_id == seller_id:
                    _expire(session, quote, "seller_unavailable")
                    tell_buyer(session, quote, requirement, "quote_seller_gone")


def reject_live(
    session: Session,
    requirement: Requirement,
    reason: str,
    *,
    kind: str = "quote_rejected",
    but: UUID | None = None,
) -> None:
    """What was not chosen; each seller hears why."""
    for quote in of_requirement(session, requirement.id, *EXPIRABLE):
        if quote.id == but:
            continue
        move(session, quote, "rejected", "system", reason=reason)
        _match(session, quote, "lost")
        tell_seller(session, quote, requirement, kind)


def void_accepted(session: Session, requirement: Requirement, role: str) -> None:
    """The award is taken back; the seller hears of it."""
    requirement.awarded_quote_id = None
    by = requirement.buyer_id if role == "buyer" else None
    for quote in of_requirement(session, requirement.id, "accepted"):
        move(session, quote, "voided", role, by=by)
        _match(session, quote, "lost", came_from="won")
        tell_seller(session, quote, requirement, "quote_voided")


def _expire(session: Session, quote: Quote, reason: str | None = None) -> None:
    move(session, quote, "expired", "system", reason=reason)
    _match(session, quote, "viewed")


def _match(session: Session, quote: Quote, to: str, came_from: str = "quoted") -> None:
    match = matches.of(session, quote.requirement_id, quote.seller_id)
    if match is not None and match.status == came_from:
        matches.move(session, match, to, "system")
