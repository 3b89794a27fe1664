"""What the sides of an order wrote or noted last, apart from its status."""

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import activity
from engagement.orders import inactivity
from engagement.orders.models import Order, payments, table
from engagement.rfq.matches.models import table as matches
from engagement.rfq.requirements.models import table as requirements

_OF_ORDER = [
    sa.select(sa.func.max(payments.c.updated_at)).where(
        payments.c.order_id == table.c.id
    ),
    sa.select(sa.func.max(activity.c.last_at))
    .select_from(activity.join(matches, matches.c.id == activity.c.id))
    .where(
        matches.c.requirement_id == table.c.requirement_id,
        matches.c.seller_id == table.c.seller_id,
    ),
    sa.select(sa.func.max(activity.c.last_at))
    .select_from(
        activity.join(requirements, requirements.c.enquiry_id == activity.c.id)
    )
    .where(requirements.c.id == table.c.requirement_id),
]
_LAST = (
    sa.select(
        sa.func.greatest(
            *(last.correlate(table).scalar_subquery() for last in _OF_ORDER)
        )
    )
    .select_from(table)
    .where(table.c.id == sa.bindparam("id"))
)


def is_postponed(session: Session, order: Order) -> bool:
    """A payment note or a message since then begins the time again."""
    last_at = session.execute(_LAST, {"id": order.id}).scalar_one()
    if (
        last_at is None
        or order.due_at is None
        or last_at + inactivity.ENDS_AFTER <= order.due_at
    ):
        return False
    inactivity.begin(order, last_at)
    return True
