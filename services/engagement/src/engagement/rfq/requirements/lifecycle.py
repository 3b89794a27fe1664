"""Status changes of a requirement: state machine, history, event. Consequences:
`service`."""

from datetime import timedelta
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.engagement import RequirementClosed, RequirementOpened
from engagement.rfq.requirements.models import (
    Requirement,
    RequirementHistory,
    history,
    table,
)
from engagement.rfq.requirements.transitions import REQUIREMENT
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.messaging.outbox import record

FULL = "max_quotes"


def locked(session: Session, requirement_id: UUID) -> Requirement | None:
    """A change of it, its matches or its quotes takes this lock first."""
    return _locked(session, table.c.id == requirement_id)


def locked_of_enquiry(session: Session, enquiry_id: UUID) -> Requirement | None:
    """Lock it before the enquiry, as everything does that changes both."""
    return _locked(session, table.c.enquiry_id == enquiry_id)


def _locked(session: Session, which: sa.ColumnElement[bool]) -> Requirement | None:
    wanted = select(Requirement).where(which)
    again = wanted.with_for_update().execution_options(populate_existing=True)
    return session.exec(again).first()


def change_status(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed. Needs the row lock."""
    from_status = requirement.status
    REQUIREMENT.check(from_status, to, role)
    requirement.status, requirement.updated_at = to, now()
    requirement.version += 1
    if to == "open":
        _open(requirement)
    record_transition(
        session,
        RequirementHistory,
        requirement,
        from_status,
        role,
        by=by,
        reason=reason,
    )
    if to == "open":
        publish_opened(session, requirement)
    elif from_status == "open" and not requirement.seller_ids:
        closed = RequirementClosed(
            requirement_id=requirement.id, version=requirement.version, status=to
        )
        record(session, closed, actor=by)


def touch(requirement: Requirement) -> None:
    """Its lines changed, its status did not. Needs the row lock."""
    requirement.updated_at = now()
    requirement.version += 1


def was_closed_as_full(session: Session, requirement_id: UUID) -> bool:
    """By the system, because all requested quotes were received; not by its buyer."""
    last = (
        sa.select(history.c.to_status, history.c.role, history.c.reason)
        .where(history.c.requirement_id == requirement_id)
        .order_by(history.c.at.desc(), history.c.id.desc())
        .limit(1)
    )
    return session.execute(last).first() == ("closed", "system", FULL)


def _open(requirement: Requirement) -> None:
    """Its time runs from now when it had none left; the next wave is due."""
    at = requirement.updated_at
    if requirement.opened_at is None or requirement.expires_at <= at:
        days = timedelta(days=requirement.expires_in_days)
        requirement.expires_at = at + days
        requirement.told_ending_at = None
    requirement.opened_at = at
    requirement.wave_due_at = at
    requirement.review_reasons = []


def publish_opened(session: Session, requirement: Requirement) -> None:
    """Published to everybody, unless the buyer has named the sellers."""
    if requirement.seller_ids or requirement.category_id is None:
        return
    first, delivery = requirement.items[0], requirement.delivery or {}
    opened = RequirementOpened(
        requirement_id=requirement.id,
        version=requirement.version,
        title=requirement.title,
        category_id=requirement.category_id,
        quantity=Decimal(first["quantity"]),
        unit_id=first.get("unit_id"),
        district_id=delivery.get("district_id"),
        opened_at=requirement.opened_at or requirement.created_at,
    )
    record(session, opened, actor=requirement.buyer_id)
