"""Orders as auth stores them, for `haat resync`."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import OrderStatusChanged
from engagement.orders.lifecycle import status_changed
from engagement.orders.models import Order, table

NOBODY = UUID(int=0)


def snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, OrderStatusChanged]]:
    """A page of all orders with their current status."""
    start = UUID(after) if after else NOBODY
    wanted = select(Order).where(table.c.id > start).order_by(table.c.id).limit(limit)
    return [
        (str(order.id), status_changed(session, order, order.status))
        for order in session.exec(wanted).all()
    ]
