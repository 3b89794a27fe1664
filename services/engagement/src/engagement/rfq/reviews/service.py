from uuid import UUID

from sqlmodel import Session

from engagement.rfq.quotes.requirement_status import expire_if_due, transition
from engagement.rfq.requirements.lifecycle import locked
from servicekit.http.errors import NotFound


def decide(
    session: Session, requirement_id: UUID, to: str, by: UUID, reason: str | None = None
) -> None:
    """Raises NotFound or TransitionNotAllowed."""
    requirement = locked(session, requirement_id)
    if requirement is None or requirement.status == "draft":
        raise NotFound
    expire_if_due(session, requirement)
    transition(session, requirement, to, "admin", by=by, reason=reason)
