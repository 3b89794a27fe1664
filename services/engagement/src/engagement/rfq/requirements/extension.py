"""More time for a requirement, while it is open."""

from datetime import timedelta

from engagement.error_texts import EXTENSIONS_USED_UP, REQUIREMENT_NOT_OPEN
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid

MAX_EXTENSIONS, MAX_EXTRA_DAYS = 3, 60


def extend(requirement: Requirement, days: int) -> None:
    """Three times, sixty days in all; raises Invalid or Conflict."""
    if requirement.status != "open":
        raise Conflict(code="requirement_not_open", message=REQUIREMENT_NOT_OPEN)
    extra = requirement.extended_days + days
    if requirement.extended_count >= MAX_EXTENSIONS or extra > MAX_EXTRA_DAYS:
        raise Invalid(errors={"days": [EXTENSIONS_USED_UP]})
    requirement.extended_count += 1
    requirement.extended_days = extra
    requirement.expires_at += timedelta(days=days)
    requirement.told_ending_at, requirement.updated_at = None, now()
