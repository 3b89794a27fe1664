"""A seller's word on a lead: its own match, never the buyer's requirement (D15)."""

from uuid import UUID

from sqlmodel import Session

from engagement.matches import service as matches
from engagement.matches.candidates import may_find
from engagement.matches.eligibility import does_stand
from engagement.matches.waves import match_by
from engagement.requirements.moving import locked
from engagement.requirements.service import judge_time
from engagement.sellers.queries import of_owner
from engagement.suspensions.queries import any_suspended
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def is_lead(session: Session, requirement_id: UUID, caller: Caller) -> bool:
    """Whether the caller is somebody who may be asked, not the buyer."""
    requirement = locked(session, requirement_id)
    if requirement is None:
        raise NotFound
    return requirement.buyer_id != caller.user_id


def say(
    session: Session, requirement_id: UUID, caller: Caller, to: str, reason: str | None
) -> None:
    """Raises NotFound for who was not asked, TransitionNotAllowed.

    A public one that is open may also be found by a seller who could have been asked:
    looking makes a match.
    """
    requirement = locked(session, requirement_id)
    seller = of_owner(session, caller.user_id)
    if requirement is None or seller is None:
        raise NotFound
    judge_time(session, requirement)
    match = matches.of(session, requirement_id, seller.seller_id)
    if match is not None:
        if not does_stand(session, match.id):
            raise NotFound
        matches.say(session, match, to, caller.user_id, reason)
        return
    is_public = requirement.status == "open" and not requirement.seller_ids
    is_public = is_public and not any_suspended(session, requirement.buyer_id)
    can_find = is_public and may_find(session, requirement, seller.seller_id)
    if not can_find or to != "viewed":
        raise NotFound
    match_by(session, requirement, seller.seller_id, caller.user_id)
