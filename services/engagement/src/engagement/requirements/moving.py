"""How a requirement moves: table, history, event. Its consequences: `service`."""

from datetime import timedelta
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.engagement import RequirementClosed, RequirementOpened
from engagement.moves import remember
from engagement.requirements.models import Requirement, RequirementMove, history
from engagement.requirements.transitions import REQUIREMENT
from servicekit.clock import now
from servicekit.messaging.outbox import record

FULL = "max_quotes"


def locked(session: Session, requirement_id: UUID) -> Requirement | None:
    """Whoever changes it, its matches or its quotes holds this lock first."""
    wanted = select(Requirement).where(Requirement.id == requirement_id)
    again = wanted.with_for_update().execution_options(populate_existing=True)
    return session.exec(again).first()


def move(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed. Needs the row lock."""
    came_from = requirement.status
    REQUIREMENT.check(came_from, to, role)
    requirement.status, requirement.updated_at = to, now()
    requirement.version += 1
    if to == "open":
        _open(requirement)
    remember(
        session, RequirementMove, requirement, came_from, role, by=by, reason=reason
    )
    if to == "open":
        tell_opened(session, requirement)
    elif came_from == "open" and not requirement.seller_ids:
        closed = RequirementClosed(
            requirement_id=requirement.id, version=requirement.version, status=to
        )
        record(session, closed, actor=by)


def was_closed_as_full(session: Session, requirement_id: UUID) -> bool:
    """By the house, because all quotes asked for had come in; not by its buyer."""
    last = (
        sa.select(history.c.to_status, history.c.role, history.c.reason)
        .where(history.c.requirement_id == requirement_id)
        .order_by(history.c.at.desc(), history.c.id.desc())
        .limit(1)
    )
    return session.execute(last).first() == ("closed", "system", FULL)


def _open(requirement: Requirement) -> None:
    """Its time runs from now when it had none left; the next sellers are asked."""
    at = requirement.updated_at
    if requirement.opened_at is None or requirement.expires_at <= at:
        days = timedelta(days=requirement.expires_in_days)
        requirement.expires_at = at + days
        requirement.told_ending_at = None
    requirement.opened_at = at
    requirement.wave_due_at = at
    requirement.review_reasons = []


def tell_opened(session: Session, requirement: Requirement) -> None:
    """To everybody, unless the buyer has named who may hear of it."""
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
