"""Timers of orders; each row is locked by one worker."""

from datetime import timedelta

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.documents.numerals import money
from engagement.orders import due_dates, inactivity, settlements
from engagement.orders.activity import is_postponed
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
DAY = timedelta(days=1)
_FIRST = inactivity.REMINDED_BEFORE[0]
# Its reminder is about the end.
_ENDS_SOON = table.c.due_at - table.c.remind_at <= _FIRST
_RUNS = ~is_suspended(table.c.buyer_id, table.c.seller_id)


def remind_to_confirm(session: Session) -> None:
    """Once, after two working days."""
    is_unconfirmed = (table.c.status == "placed") & (table.c.remind_at <= now())
    for order in _due(session, is_unconfirmed & ~_ENDS_SOON & _RUNS):
        order.remind_at = inactivity.next_reminder(order)
        notify_side(session, order, "seller", "order_unconfirmed")


def end_due(session: Session) -> None:
    """Delivered for seven days: received as sent; received for seven days: closed."""
    is_due = table.c.status.in_(NEXT) & (table.c.due_at <= now())
    for order in _due(session, is_due & _RUNS):
        if order.status == "delivered":
            _receive_all(session, order)
        change_status(session, order, NEXT[order.status], "system")
        for side in ("buyer", "seller"):
            notify_side(session, order, side, f"order_{order.status}_by_time")


def remind_of_inactivity(session: Session) -> None:
    """Both sides, thirty and seven days before the end."""
    is_time = table.c.status.in_(inactivity.ENDS_IN) & (table.c.remind_at <= now())
    for order in _due(session, is_time & _ENDS_SOON):
        if order.due_at is None or is_postponed(session, order):
            continue
        left = {"days": str(-((now() - order.due_at) // DAY))}
        for side in ("buyer", "seller"):
            once = str(order.remind_at)
            notify_side(session, order, side, "order_inactive", once=once, more=left)
        order.remind_at = inactivity.next_reminder(order)


def end_inactive(session: Session) -> None:
    """Also of a suspended side: its partner waits no longer."""
    is_due = table.c.status.in_(inactivity.ENDS_IN) & (table.c.due_at <= now())
    for order in _due(session, is_due):
        if is_postponed(session, order):
            continue
        _receive_all(session, order)
        settlements.credit_all(session, order)
        to = inactivity.ENDS_IN[order.status]
        change_status(session, order, to, "system", reason=inactivity.REASON)
        for side in ("buyer", "seller"):
            notify_side(session, order, side, f"order_{to}_inactive")


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


def _receive_all(session: Session, order: Order) -> None:
    for delivery in of_order(session, order):
        if delivery.receipt is None:
            receive_by_time(delivery)


def _due(session: Session, which: sa.ColumnElement[bool]) -> list[Order]:
    wanted = select(Order).where(which).order_by(table.c.id).limit(BATCH_SIZE)
    locked = wanted.with_for_update(skip_locked=True)
    return list(session.exec(locked.execution_options(populate_existing=True)).all())
