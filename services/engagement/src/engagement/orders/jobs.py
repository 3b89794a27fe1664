"""Timers of orders; each row is locked by one worker."""

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.documents.numerals import money
from engagement.orders import due_dates
from engagement.orders.balance import balance_of
from engagement.orders.deliveries import of_order
from engagement.orders.lifecycle import change_status
from engagement.orders.models import Order, table
from engagement.orders.notifications import notify_side
from engagement.orders.queries import after_change
from engagement.orders.receipts import receive_by_time
from servicekit.clock import now

BATCH_SIZE = 200
# Without an act of the buyer.
NEXT = {"delivered": "received", "received": "closed"}
_RUNS = ~is_suspended(table.c.buyer_id, table.c.seller_id)


def remind_to_confirm(session: Session) -> None:
    """Once, after two working days."""
    is_unconfirmed = (table.c.status == "placed") & (table.c.remind_at <= now())
    for order in _due(session, is_unconfirmed & _RUNS):
        order.remind_at = None
        notify_side(session, order, "seller", "order_unconfirmed")


def end_due(session: Session) -> None:
    """Delivered for seven days: received as sent; received for seven days: closed."""
    is_due = table.c.status.in_(NEXT) & (table.c.due_at <= now())
    for order in _due(session, is_due & _RUNS):
        if order.status == "delivered":
            for delivery in of_order(session, order):
                if delivery.receipt is None:
                    receive_by_time(delivery)
        change_status(session, order, NEXT[order.status], "system")
        for side in ("buyer", "seller"):
            notify_side(session, order, side, f"order_{order.status}_by_time")


def remind_of_payment(session: Session) -> None:
    """Both sides: once three days before the balance is due, once when it is
    overdue."""
    waits = table.c.status.in_(due_dates.OWED) & (table.c.payment_remind_at <= now())
    for order in _due(session, waits & _RUNS):
        is_overdue = due_dates.is_overdue(order)
        order.payment_remind_at = None if is_overdue else due_dates.overdue_at(order)
        kind = "order_payment_overdue" if is_overdue else "order_payment_due"
        _remind_both(session, order, kind)


def _remind_both(session: Session, order: Order, kind: str) -> None:
    """Nobody when it is paid."""
    balance = balance_of(after_change(session, order.id))
    if balance.open <= 0:
        return
    facts = {
        "amount": money(balance.open, "en"),
        "days": str(due_dates.days_left(order)),
    }
    for side in ("buyer", "seller"):
        once = str(order.payment_due_on)
        notify_side(session, order, side, kind, once=once, more=facts)


def _due(session: Session, which: sa.ColumnElement[bool]) -> list[Order]:
    wanted = select(Order).where(which).order_by(table.c.id).limit(BATCH_SIZE)
    locked = wanted.with_for_update(skip_locked=True)
    return list(session.exec(locked.execution_options(populate_existing=True)).all())
