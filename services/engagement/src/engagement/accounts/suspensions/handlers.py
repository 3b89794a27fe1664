"""The consequences of a person's suspension, and of its end."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.auth import UserRestored, UserSuspended
from contracts.engagement import RequirementClosed
from engagement.accounts.suspensions import service
from engagement.enquiries.suspensions import resume_answers
from engagement.rfq.requirements.lifecycle import publish_opened
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from servicekit.http import revocation
from servicekit.messaging.event import Envelope
from servicekit.messaging.outbox import record

HIDDEN = "suspended"


def suspend_user(session: Session, event: Envelope[UserSuspended]) -> None:
    user = event.data
    revocation.remember(session, user.user_id, user.suspended_at)
    if not service.begin(session, user.user_id, user.version, user.suspended_at):
        return
    for requirement in _open_of(session, user.user_id):
        requirement.version += 1
        closed = RequirementClosed(
            requirement_id=requirement.id, version=requirement.version, status=HIDDEN
        )
        record(session, closed)


def restore_user(session: Session, event: Envelope[UserRestored]) -> None:
    days = service.end(session, event.data.user_id, event.data.version)
    if not days:
        return
    resume_answers(session, event.data.user_id, days)
    for requirement in _open_of(session, event.data.user_id):
        requirement.version += 1
        publish_opened(session, requirement)


def _open_of(session: Session, buyer_id: UUID) -> list[Requirement]:
    """What others can find, locked."""
    wanted = select(Requirement).where(
        Requirement.buyer_id == buyer_id,
        Requirement.status == "open",
        sa.func.jsonb_array_length(requirements.c.seller_ids) == 0,
    )
    locked = wanted.order_by(requirements.c.id).with_for_update()
    again = locked.execution_options(populate_existing=True)
    return list(session.exec(again).all())
