"""Copies a requirement into a new draft."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlmodel import Session

from engagement.rfq.requirements.models import Requirement, RequirementHistory
from engagement.rfq.requirements.schemas import RequirementForm
from engagement.transitions import record_transition
from servicekit.clock import now


def duplicate(
    session: Session, requirement: Requirement, changes: Mapping[str, Any] | None = None
) -> UUID:
    """A draft with the same content but for the changes, without its status, times
    and matches."""
    at = now()
    copied = requirement.model_dump(include=set(RequirementForm.model_fields))
    contact = ("contact_name", "contact_phone", "contact_email")
    copied |= {name: getattr(requirement, name) for name in contact}
    copied |= changes or {}
    if requirement.needed_by and requirement.needed_by <= at.date():
        copied["needed_by"] = None
    days = timedelta(days=requirement.expires_in_days)
    times: dict[str, Any] = {
        "expires_at": at + days,
        "created_at": at,
        "updated_at": at,
    }
    copy = Requirement(**copied, **times, buyer_id=requirement.buyer_id, status="draft")
    session.add(copy)
    session.flush()
    record_transition(
        session, RequirementHistory, copy, None, "buyer", by=copy.buyer_id
    )
    return copy.id
