"""An account with an open order or deal cannot be deleted."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.deals.models import orders, table
from auth.deals.schemas import OpenDeal, OpenDealList, OpenOrder
from auth.error_texts import OPEN_DEALS
from servicekit.clock import now
from servicekit.http.errors import Conflict

RETENTION = timedelta(days=90)  # longer than a message may be on its way
# An accepted quote that became an order is open as long as the order.
_HAS_ORDER = sa.exists().where(
    orders.c.quote_id == table.c.quote_id, orders.c.user_id == table.c.user_id
)
_ORDERS = (
    sa.select(*(orders.c[name] for name in OpenOrder.model_fields))
    .where(orders.c.user_id == sa.bindparam("user_id"), orders.c.is_open)
    .order_by(orders.c.order_id)
)
_DEALS = (
    sa.select(*(table.c[name] for name in OpenDeal.model_fields))
    .where(table.c.user_id == sa.bindparam("user_id"), table.c.is_open, ~_HAS_ORDER)
    .order_by(table.c.accepted_at)
)


class OpenDeals(Conflict):
    """`data` lists them; each is finished or cancelled with the other side."""

    code = "open_deals"
    message = OPEN_DEALS


def refuse_open(session: Session, user_id: UUID) -> None:
    """Raises OpenDeals."""
    theirs = {"user_id": user_id}
    held = OpenDealList(
        orders=[
            OpenOrder(**row) for row in session.execute(_ORDERS, theirs).mappings()
        ],
        deals=[OpenDeal(**row) for row in session.execute(_DEALS, theirs).mappings()],
    )
    if held.orders or held.deals:
        raise OpenDeals(data=held.model_dump(mode="json"))


def erase_person(session: Session, user_id: UUID) -> None:
    for of in (table, orders):
        session.execute(sa.delete(of).where(of.c.user_id == user_id))


def delete_closed(session: Session) -> None:
    """Timer."""
    for of, at in ((table, table.c.closes_at), (orders, orders.c.changed_at)):
        old = at < now() - RETENTION
        session.execute(sa.delete(of).where(~of.c.is_open, old))
