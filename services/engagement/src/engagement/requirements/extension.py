"""More time for a requirement, while it is open."""

from datetime import timedelta
from uuid import UUID

from sqlmodel import Session

from engagement.error_texts import EXTENSIONS_USED_UP, REQUIREMENT_NOT_OPEN
from engagement.requirements.service import owned
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid
from servicekit.http.tokens import Caller

MOST_EXTENSIONS, MOST_EXTRA_DAYS = 3, 60


def extend(session: Session, requirement_id: UUID, caller: Caller, days: int) -> None:
    """Three times, sixty days in all; raises Invalid or TransitionNotAllowed."""
    requirement = owned(session, requirement_id, caller)
    if requirement.status != "open":
        raise Conflict(code="requirement_not_open", message=REQUIREMENT_NOT_OPEN)
    extra = requirement.extended_days + days
    if requirement.extended_count >= MOST_EXTENSIONS or extra > MOST_EXTRA_DAYS:
        raise Invalid(errors={"days": [EXTENSIONS_USED_UP]})
    requirement.extended_count += 1
    requirement.extended_days = extra
    requirement.expires_at += timedelta(days=days)
    requirement.told_ending_at, requirement.updated_at = None, now()
