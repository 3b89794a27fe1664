"""What follows a claimed enquiry: its quotes, their orders and the deal."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.orders.lifecycle import status_changed
from engagement.orders.models import Order
from engagement.orders.models import table as orders
from engagement.rfq.quotes import deals
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from servicekit.clock import now
from servicekit.messaging.outbox import record


def lock_unclaimed(session: Session, enquiries: sa.Select[tuple[UUID]]) -> None:
    """Before their enquiries, as everything does that changes both."""
    theirs = sa.select(requirements.c.id).where(
        requirements.c.enquiry_id.in_(enquiries)
    )
    session.execute(theirs.order_by(requirements.c.id).with_for_update())


def claim(session: Session, user_id: UUID, enquiry_ids: Sequence[UUID]) -> None:
    """They become the user's, an accepted one with its order and deal."""
    behind = select(Requirement).where(requirements.c.enquiry_id.in_(enquiry_ids))
    again = behind.with_for_update().execution_options(populate_existing=True)
    for requirement in session.exec(again.order_by(requirements.c.id)).all():
        requirement.buyer_id, requirement.updated_at = user_id, now()
        requirement.version += 1
        of_this = quotes.c.requirement_id == requirement.id
        session.execute(sa.update(quotes).where(of_this).values(buyer_id=user_id))
        session.flush()
        _claim_orders(session, user_id, requirement.id)
        deals.publish_again(session, requirement)


def _claim_orders(session: Session, user_id: UUID, requirement_id: UUID) -> None:
    of_this = select(Order).where(orders.c.requirement_id == requirement_id)
    for order in session.exec(of_this.with_for_update()).all():
        order.buyer_id, order.version = user_id, order.version + 1
        event = status_changed(session, order, order.status)
        record(session, event, actor=user_id)
