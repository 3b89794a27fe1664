"""Posting a requirement and moving it."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlmodel import Session, select

from engagement.categories import queries as categories
from engagement.requirements.models import Requirement, RequirementMove, table
from engagement.requirements.schemas import NewRequirement
from engagement.requirements.transitions import EXPIRABLE, REQUIREMENT
from servicekit.clock import now
from servicekit.http.errors import Forbidden, Invalid, NotFound
from servicekit.http.tokens import Caller

EXPIRED_AT_ONCE = 200


class EmailUnverified(Forbidden):
    """D9."""

    code, message = "email_unverified", "Verify your e-mail address first."


def post(session: Session, form: NewRequirement, caller: Caller) -> UUID:
    """Raises EmailUnverified, or Invalid for a category that is no leaf."""
    if not caller.is_email_verified:
        raise EmailUnverified
    if problem := categories.problem_with(session, form.category_id):
        raise Invalid(errors={"category_id": [problem]})
    at = now()
    stored = form.model_dump(include={"items", "delivery"}, mode="json")
    requirement = Requirement(
        **{**form.model_dump(), **stored},
        buyer_id=caller.user_id,
        expires_at=at + timedelta(days=form.expires_in_days),
        created_at=at,
        updated_at=at,
    )
    session.add(requirement)
    _remember(session, requirement, None, "buyer", at, by=caller.user_id)
    return requirement.id


def change(
    session: Session, requirement_id: UUID, caller: Caller, to: str, reason: str | None
) -> None:
    """Raises NotFound for anybody else's, MoveNotAllowed."""
    wanted = select(Requirement).where(Requirement.id == requirement_id)
    requirement = session.exec(wanted.with_for_update()).first()
    if requirement is None or requirement.buyer_id != caller.user_id:
        raise NotFound
    _expire_if_due(session, requirement)
    if to == requirement.status:
        return
    REQUIREMENT.check(requirement.status, to, "buyer")
    if to == "open" and requirement.expires_at <= now():
        days = timedelta(days=requirement.expires_in_days)
        requirement.expires_at = now() + days
    _move(session, requirement, to, "buyer", by=caller.user_id, reason=reason)


def cancel(session: Session, requirement: Requirement) -> None:
    """In the name of a buyer who is gone. Needs the row lock."""
    REQUIREMENT.check(requirement.status, "cancelled", "buyer")
    _move(session, requirement, "cancelled", "buyer", by=requirement.buyer_id)


def _move(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    came_from, at = requirement.status, now()
    requirement.status, requirement.updated_at = to, at
    requirement.version += 1
    _remember(session, requirement, came_from, role, at, by=by, reason=reason)


def _remember(
    session: Session,
    requirement: Requirement,
    came_from: str | None,
    role: str,
    at: datetime,
    *,
    by: UUID | None,
    reason: str | None = None,
) -> None:
    session.add(
        RequirementMove(
            requirement_id=requirement.id,
            from_status=came_from,
            to_status=requirement.status,
            by_user=by,
            role=role,
            reason=reason,
            at=at,
        )
    )


def _expire_if_due(session: Session, requirement: Requirement) -> None:
    if requirement.status in EXPIRABLE and requirement.expires_at <= now():
        _move(session, requirement, "expired", "system")


def expire_due(session: Session) -> None:
    """Timer; a batch at a time."""
    due = (
        select(Requirement)
        .where(table.c.status.in_(EXPIRABLE), table.c.expires_at <= now())
        .limit(EXPIRED_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    for requirement in session.exec(due).all():
        _expire_if_due(session, requirement)
