from uuid import UUID

from sqlmodel import Session

from engagement.requirements.moving import locked
from engagement.requirements.service import go, judge_time
from servicekit.http.errors import NotFound


def judge(
    session: Session, requirement_id: UUID, to: str, by: UUID, reason: str | None = None
) -> None:
    """Raises NotFound or TransitionNotAllowed."""
    requirement = locked(session, requirement_id)
    if requirement is None or requirement.status == "draft":
        raise NotFound
    judge_time(session, requirement)
    go(session, requirement, to, "admin", by=by, reason=reason)
