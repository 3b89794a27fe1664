"""Status changes of a requirement, with the consequences for matches and quotes."""

from uuid import UUID

from sqlmodel import Session

from engagement.accounts.suspensions.queries import any_suspended
from engagement.rfq.matches import files
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import deals, expiry
from engagement.rfq.quotes.lifecycle import of_requirement
from engagement.rfq.requirements import limits, notifications
from engagement.rfq.requirements.lifecycle import (
    FULL,
    change_status,
    locked,
    was_closed_as_full,
)
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.service import status_to_publish
from engagement.rfq.requirements.slots import check_free_slot, has_free_slot
from engagement.rfq.requirements.transitions import EXPIRABLE, REQUIREMENT
from servicekit.clock import now
from servicekit.http.errors import EmailUnverified, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

ENDS_QUOTES = {
    "cancelled": "requirement_cancelled",
    "rejected": "requirement_rejected",
    "awarded": "awarded_elsewhere",
}


def current(session: Session, requirement_id: UUID) -> Requirement:
    """Locked, and expired if it is due; raises NotFound."""
    requirement = locked(session, requirement_id)
    if requirement is None:
        raise NotFound
    expire_if_due(session, requirement)
    return requirement


def owned(session: Session, requirement_id: UUID, caller: Caller) -> Requirement:
    """As `current`; raises NotFound for anybody else's."""
    requirement = locked(session, requirement_id)
    if requirement is None or requirement.buyer_id != caller.user_id:
        raise NotFound
    expire_if_due(session, requirement)
    return requirement


def change(
    session: Session,
    requirement: Requirement,
    caller: Caller,
    to: str,
    reason: str | None,
) -> None:
    """By its buyer; `awarded` gives up the lines that are still open. Needs the row
    lock; raises TransitionNotAllowed, SlotsTaken."""
    if to == requirement.status:
        return
    REQUIREMENT.check(requirement.status, to, "buyer")
    from_status = requirement.status
    if to == "awarded" and not has_awards(session, requirement):
        others = [
            each for each in REQUIREMENT.allowed(from_status, "buyer") if each != to
        ]
        raise TransitionNotAllowed(from_status, others)
    if from_status in ("draft", "rejected") and to in ("open", "in_review"):
        if not caller.is_email_verified:
            raise EmailUnverified
        to = status_to_publish(session, requirement, to)
        limits.refuse_floods(session, requirement)
    elif to == "open" and from_status != "awarded":
        check_free_slot(session, requirement)
    transition(session, requirement, to, "buyer", by=caller.user_id, reason=reason)


def cancel(session: Session, requirement: Requirement) -> None:
    """In the name of a deleted buyer; lines that are awarded stay so. Needs the row
    lock."""
    to = "awarded" if has_awards(session, requirement) else "cancelled"
    transition(session, requirement, to, "buyer", by=requirement.buyer_id)


def has_awards(session: Session, requirement: Requirement) -> bool:
    return bool(of_requirement(session, requirement.id, "accepted"))


def transition(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """The transition, and its effect on matches and quotes. Needs the row lock."""
    from_status = requirement.status
    change_status(session, requirement, to, role, by=by, reason=reason)
    if to == "rejected":
        requirement.reason = reason
    if from_status == "draft" and to != "cancelled":
        files.share(session, requirement)
    is_reopened = (from_status, to, role) == ("awarded", "open", "buyer")
    if is_reopened or to in deals.ENDED:
        deals.end(session, requirement)
    if is_reopened or to == "cancelled":
        expiry.void_accepted(session, requirement, "buyer" if is_reopened else "system")
    if to == "open":
        matches.revive_missed(session, requirement)
    elif from_status in ("open", "closed", "expired"):
        matches.miss_unanswered(session, requirement)
    if to in ENDS_QUOTES and from_status != "in_review":
        expiry.reject_live(session, requirement, ENDS_QUOTES[to])
    if role != "buyer":
        notifications.notify_status_change(session, requirement, from_status, to)


def expire_if_due(session: Session, requirement: Requirement) -> None:
    """Expiry is checked again when a row is used: the timer may not have run yet."""
    is_past = requirement.status in EXPIRABLE and requirement.expires_at <= now()
    if is_past and not any_suspended(session, requirement.buyer_id):
        # Lines that nobody has by then are given up.
        to = "awarded" if has_awards(session, requirement) else "expired"
        transition(session, requirement, to, "system")
    if expiry.expire_due_of(session, requirement):
        reopen_when_free(session, requirement)


def reopen_when_free(session: Session, requirement: Requirement) -> None:
    """A slot is free, and it closed for nothing else. Needs the row lock."""
    session.flush()
    if (
        requirement.status == "closed"
        and requirement.expires_at > now()
        and was_closed_as_full(session, requirement.id)
        and has_free_slot(session, requirement)
    ):
        transition(session, requirement, "open", "system", reason="seat_returned")


def close_when_full(session: Session, requirement: Requirement) -> None:
    """Called after each quote sent. Needs the row lock."""
    session.flush()
    if requirement.status == "open" and not has_free_slot(session, requirement):
        transition(session, requirement, "closed", "system", reason=FULL)
