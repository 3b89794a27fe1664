"""Quotes expire by time, or with their seller; their slots are free again."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.suspensions.queries import is_suspended
from engagement.rfq.quotes.expiry import expire, expire_due_of
from engagement.rfq.quotes.lifecycle import of_requirement
from engagement.rfq.quotes.models import table
from engagement.rfq.quotes.notifications import notify_buyer
from engagement.rfq.quotes.requirement_status import reopen_when_free
from engagement.rfq.quotes.transitions import EXPIRABLE
from engagement.rfq.requirements.lifecycle import locked
from servicekit.clock import now

BATCH_SIZE = 200


def expire_due(session: Session) -> None:
    """A batch at a time."""
    due = (
        sa.select(table.c.requirement_id)
        .where(table.c.status.in_(EXPIRABLE), table.c.expires_at <= now())
        .where(~is_suspended(table.c.buyer_id, table.c.seller_id))
        .distinct()
        .limit(BATCH_SIZE)
    )
    for requirement_id in sorted(session.execute(due).scalars()):
        requirement = locked(session, requirement_id)
        if requirement and expire_due_of(session, requirement):
            reopen_when_free(session, requirement)


def expire_of_seller(session: Session, seller_id: UUID) -> None:
    """The company is closed: its quotes expire, the buyers are notified."""
    live = sa.select(table.c.requirement_id).where(
        table.c.seller_id == seller_id, table.c.status.in_(EXPIRABLE)
    )
    for requirement_id in sorted(session.execute(live).scalars()):
        if requirement := locked(session, requirement_id):
            for quote in of_requirement(session, requirement_id, *EXPIRABLE):
                if quote.seller_id == seller_id:
                    expire(session, quote, "seller_unavailable")
                    notify_buyer(session, quote, requirement, "quote_seller_gone")
            reopen_when_free(session, requirement)
