"""An order stays complete for its partner; the erased person's contact does not."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.orders.lifecycle import change_status
from engagement.orders.models import Order, table
from engagement.orders.notifications import notify_side
from engagement.orders.transitions import UNFULFILLED
from engagement.replicas.sellers.models import table as sellers


def cancel_open(session: Session, user_id: UUID) -> None:
    """Placed in the moment in which the account was deleted: nobody is left to fulfil
    it. Needs the lock of `deletions.remember`, so that no order follows."""
    for order in _unfulfilled_of(session, user_id):
        partner = "seller" if order.buyer_id == user_id else "buyer"
        change_status(session, order, "cancelled", "system")
        notify_side(session, order, partner, "order_partner_left")


def _unfulfilled_of(session: Session, user_id: UUID) -> list[Order]:
    theirs = (table.c.buyer_id == user_id) | table.c.seller_id.in_(_companies(user_id))
    wanted = select(Order).where(theirs, table.c.status.in_(UNFULFILLED))
    locked = wanted.order_by(table.c.id).with_for_update()
    return list(session.exec(locked.execution_options(populate_existing=True)).all())


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
