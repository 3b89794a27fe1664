"""An order stays complete for its partner; the erased person's contact does not."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.orders.lifecycle import change_status, locked
from engagement.orders.models import table
from engagement.orders.notifications import notify_side
from engagement.orders.transitions import UNFULFILLED
from engagement.replicas.sellers.models import table as sellers


def cancel(session: Session, order_id: UUID, user_id: UUID) -> None:
    """Placed in the moment in which the account was deleted. Needs the lock of
    `deletions.remember`, so that no order follows."""
    order = locked(session, order_id)
    if order is None or order.status not in UNFULFILLED:
        return
    partner = "seller" if order.buyer_id == user_id else "buyer"
    change_status(session, order, "cancelled", "system")
    notify_side(session, order, partner, "order_partner_left")


def unfulfilled_of_buyer(session: Session, user_id: UUID) -> list[UUID]:
    return _unfulfilled(session, table.c.buyer_id == user_id)


def unfulfilled_of_seller(session: Session, user_id: UUID) -> list[UUID]:
    return _unfulfilled(session, table.c.seller_id.in_(_companies(user_id)))


def _unfulfilled(session: Session, theirs: sa.ColumnElement[bool]) -> list[UUID]:
    """In the order in which their requirements are locked."""
    session.flush()
    wanted = sa.select(table.c.id).where(theirs, table.c.status.in_(UNFULFILLED))
    ordered = wanted.order_by(table.c.requirement_id, table.c.id)
    return list(session.execute(ordered).scalars())


def erase_contact(session: Session, user_id: UUID) -> None:
    theirs = {
        "buyer": table.c.buyer_id == user_id,
        "seller": table.c.seller_id.in_(_companies(user_id)),
    }
    for side, which in theirs.items():
        removed: sa.ColumnElement[Any] = table.c.parties
        for name in ("phone_number", "email"):
            path = sa.literal([side, name], sa.ARRAY(sa.Text))
            removed = sa.func.jsonb_set(removed, path, sa.text("'null'::jsonb"))
        session.execute(sa.update(table).where(which).values(parties=removed))


def _companies(user_id: UUID) -> sa.Select[tuple[UUID]]:
    return sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
