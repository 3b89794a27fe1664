"""An order is placed, confirmed, refused, cancelled, disputed and closed."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries.deadlines import closure_of, due
from engagement.orders import inactivity, pictures
from engagement.orders.deliveries import of_order
from engagement.orders.lifecycle import change_status, touch, write_history
from engagement.orders.models import Order, table
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own, own_as
from engagement.orders.snapshot import NewOrder
from engagement.orders.transitions import ENDED, NEEDS_AGREEMENT, ORDER
from servicekit.clock import now
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller
from servicekit.working_hours import working_time_after

# Two working days of eight hours.
CONFIRM_WITHIN_HOURS = 16


def place(session: Session, new: NewOrder) -> Order:
    """In the transaction that accepts the quote."""
    at = now()
    order = Order(**new.columns(), status="placed", created_at=at, updated_at=at)
    ORDER.check(None, order.status, "buyer")
    reminded = working_time_after(at, CONFIRM_WITHIN_HOURS)
    inactivity.begin(order, at)
    order.remind_at = due(at, reminded - at, closure_of(session, order.seller_id))
    session.add(order)
    session.flush()
    write_history(session, order, None, "buyer", by=order.buyer_id)
    return order


def confirm(session: Session, order_id: UUID, caller: Caller) -> None:
    order, _ = own_as(session, order_id, caller, "seller")
    if order.status == "confirmed":
        return
    change_status(session, order, "confirmed", "seller", by=caller.user_id)
    notify_side(session, order, "buyer", "order_confirmed")


def refuse(session: Session, order_id: UUID, caller: Caller, reason: str) -> None:
    order, _ = own_as(session, order_id, caller, "seller")
    change_status(session, order, "refused", "seller", by=caller.user_id, reason=reason)
    notify_side(session, order, "buyer", "order_refused")


def cancel(
    session: Session, order_id: UUID, caller: Caller, reason: str | None
) -> None:
    """Immediately before the confirmation; afterwards the first side requests it and
    the other one agrees."""
    order, actor = own(session, order_id, caller)
    ORDER.check(order.status, "cancelled", actor.role)
    if order.status in NEEDS_AGREEMENT and order.cancel_requested_by != actor.partner:
        _request_cancellation(session, order, actor.role, reason)
        return
    reason = reason or order.cancel_reason
    change_status(
        session, order, "cancelled", actor.role, by=caller.user_id, reason=reason
    )
    notify_side(session, order, actor.partner, "order_cancelled")


def _request_cancellation(
    session: Session, order: Order, role: str, reason: str | None
) -> None:
    if order.cancel_requested_by == role:
        return
    order.cancel_requested_by, order.cancel_reason = role, reason
    touch(order)
    partner = "seller" if role == "buyer" else "buyer"
    notify_side(session, order, partner, "order_cancel_requested")


def decline_cancellation(session: Session, order_id: UUID, caller: Caller) -> None:
    """By the side that was asked, or withdrawn by the one that requested it."""
    order, actor = own(session, order_id, caller)
    if order.cancel_requested_by is None:
        raise TransitionNotAllowed(
            order.status, ORDER.allowed(order.status, actor.role)
        )
    order.cancel_requested_by = order.cancel_reason = None
    touch(order)
    notify_side(session, order, actor.partner, "order_cancel_declined")


def dispute(session: Session, order_id: UUID, caller: Caller, reason: str) -> None:
    order, actor = own(session, order_id, caller)
    change_status(
        session, order, "disputed", actor.role, by=caller.user_id, reason=reason
    )
    for delivery in of_order(session, order):
        pictures.share(session, order, delivery)
    notify_side(session, order, actor.partner, "order_disputed")


def close(session: Session, order_id: UUID, caller: Caller) -> None:
    """By the buyer: nothing is left to settle; a dispute ends with it."""
    order, _ = own_as(session, order_id, caller, "buyer")
    if order.status == "closed":
        return
    change_status(session, order, "closed", "buyer", by=caller.user_id)
    notify_side(session, order, "seller", "order_closed")


def cancel_unconfirmed(session: Session, quote_id: UUID, by: UUID | None) -> None:
    """Its acceptance is revoked. Raises TransitionNotAllowed for an order that is
    confirmed and has not ended."""
    order = of_quote(session, quote_id)
    if order is None or order.status in ENDED:
        return
    if order.status != "placed":
        raise TransitionNotAllowed(order.status, [])
    change_status(session, order, "cancelled", "buyer", by=by)
    notify_side(session, order, "seller", "order_cancelled")


def of_quote(session: Session, quote_id: UUID) -> Order | None:
    """Locked."""
    session.flush()
    wanted = select(Order).where(table.c.quote_id == quote_id).with_for_update()
    return session.exec(wanted.execution_options(populate_existing=True)).first()
