"""Status changes of an order: state machine, history, event. Needs the row lock."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import OrderStatusChanged
from engagement.orders import due_dates, inactivity
from engagement.orders.models import Order, OrderHistory
from engagement.orders.transitions import ENDED, ORDER
from engagement.replicas.queries import of_id
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.messaging.outbox import record

RECEIVED_AFTER = timedelta(days=7)
CLOSED_AFTER = timedelta(days=7)
# Without an act of the buyer in this time it is received, then closed.
_ENDS_AFTER = {"delivered": RECEIVED_AFTER, "received": CLOSED_AFTER}


def number_of(number: int) -> str:
    return f"HO-{number}"


def locked(session: Session, order_id: UUID) -> Order | None:
    """A change of it, its deliveries or payments takes this lock first."""
    wanted = select(Order).where(Order.id == order_id)
    again = wanted.with_for_update().execution_options(populate_existing=True)
    return session.exec(again).first()


def change_status(
    session: Session,
    order: Order,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed."""
    from_status = order.status
    ORDER.check(from_status, to, role)
    order.status, order.reason, order.updated_at = to, reason, now()
    order.version += 1
    order.cancel_requested_by = order.cancel_reason = order.remind_at = None
    order.due_at = _due(to, order.updated_at)
    if to in inactivity.ENDS_IN:
        inactivity.begin(order, order.updated_at)
    if to in due_dates.OWED and order.payment_due_on is None:
        due_dates.begin(order)
    write_history(session, order, from_status, role, by=by, reason=reason)


def touch(order: Order) -> None:
    """It changed without a new status. Needs the row lock."""
    order.updated_at, order.version = now(), order.version + 1
    if order.status in inactivity.ENDS_IN:
        inactivity.begin(order, order.updated_at)


def write_history(
    session: Session,
    order: Order,
    from_status: str | None,
    role: str,
    *,
    by: UUID | None,
    reason: str | None = None,
) -> None:
    record_transition(
        session, OrderHistory, order, from_status, role, by=by, reason=reason
    )
    record(session, status_changed(session, order, from_status), actor=by)


def status_changed(
    session: Session, order: Order, from_status: str | None
) -> OrderStatusChanged:
    seller = of_id(session, order.seller_id)
    return OrderStatusChanged(
        order_id=order.id,
        version=order.version,
        number=number_of(order.number),
        quote_id=order.quote_id,
        requirement_id=order.requirement_id,
        buyer_id=order.buyer_id or order.requirement_id,
        seller_id=order.seller_id,
        seller_owner_id=seller.owner_id if seller else None,
        from_status=from_status,
        to_status=order.status,
        is_open=order.status not in ENDED,
        changed_at=order.updated_at,
    )


def _due(status: str, at: datetime) -> datetime | None:
    length = _ENDS_AFTER.get(status)
    return at + length if length else None
