"""A seller's status of a lead: of its own match, never of the requirement (D15)."""

from uuid import UUID

from sqlmodel import Session

from engagement.accounts.suspensions.queries import any_suspended
from engagement.replicas.queries import of_owner
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.candidates import may_find
from engagement.rfq.matches.eligibility import is_match_eligible
from engagement.rfq.matches.waves import match_by
from engagement.rfq.requirements.lifecycle import locked
from engagement.rfq.requirements.service import expire_if_due
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def is_lead(session: Session, requirement_id: UUID, caller: Caller) -> bool:
    """Whether the caller is a seller, not the buyer."""
    requirement = locked(session, requirement_id)
    if requirement is None:
        raise NotFound
    return requirement.buyer_id != caller.user_id


def change_status(
    session: Session, requirement_id: UUID, caller: Caller, to: str, reason: str | None
) -> None:
    """Raises NotFound for sellers without a match, TransitionNotAllowed.

    A seller who could have been notified may also open a public requirement: that makes
    a match.
    """
    requirement = locked(session, requirement_id)
    seller = of_owner(session, caller.user_id)
    if requirement is None or seller is None:
        raise NotFound
    expire_if_due(session, requirement)
    match = matches.of(session, requirement_id, seller.seller_id)
    if match is not None:
        if not is_match_eligible(session, match.id):
            raise NotFound
        matches.change_by_seller(session, match, to, caller.user_id, reason)
        return
    is_public = requirement.status == "open" and not requirement.seller_ids
    is_public = is_public and not any_suspended(session, requirement.buyer_id)
    can_find = is_public and may_find(session, requirement, seller.seller_id)
    if not can_find or to != "viewed":
        raise NotFound
    match_by(session, requirement, seller.seller_id, caller.user_id)
