"""A seller's status of a lead: of its own match, never of the requirement (D15)."""

from sqlmodel import Session

from engagement.replicas.queries import of_owner
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.directory import may_open
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
    """Raises NotFound for sellers without a match, TransitionNotAllowed, LeadsUsedUp.
    Needs the row lock.

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
    if to != "viewed" or not may_open(session, requirement.id, caller.user_id):
        raise NotFound
    match_by(session, requirement, seller.seller_id, caller.user_id)
