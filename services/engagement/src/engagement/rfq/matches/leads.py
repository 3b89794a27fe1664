"""A seller's status of a lead: of its own match, never of the requirement (D15)."""

from sqlmodel import Session

from engagement.accounts.suspensions.queries import any_suspended
from engagement.replicas.queries import of_owner
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.candidates import may_find
from engagement.rfq.matches.eligibility import is_match_eligible
from engagement.rfq.matches.waves import match_by
from engagement.rfq.requirements.models import Requirement
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def change_status(
    session: Session,
    requirement: Requirement,
    caller: Caller,
    to: str,
    reason: str | None,
) -> None:
    """Raises NotFound for sellers without a match, TransitionNotAllowed. Needs the
    row lock.

    A seller who could have been notified may also open a public requirement: that makes
    a match.
    """
    seller = of_owner(session, caller.user_id)
    if seller is None:
        raise NotFound
    match = matches.of(session, requirement.id, seller.seller_id)
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
