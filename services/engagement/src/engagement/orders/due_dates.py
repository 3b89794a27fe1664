"""When the balance of an order is due, and when both sides are reminded of it."""

from datetime import date, datetime, timedelta

from engagement.orders.models import Order
from servicekit.clock import KATHMANDU, today
from servicekit.working_hours import OPENS

# What is owed has a due day; a disputed order reminds nobody.
OWED = ("received", "closed")
REMINDED_BEFORE = timedelta(days=3)
DAY = timedelta(days=1)


def begin(order: Order) -> None:
    """It was received, or closed after a dispute: the days of credit run. Less than
    the reminder's days need no reminder before the end."""
    order.payment_due_on = today() + timedelta(days=order.credit_days)
    before = order.payment_due_on - REMINDED_BEFORE
    is_ahead = before > today()
    order.payment_remind_at = _morning(before) if is_ahead else overdue_at(order)


def overdue_at(order: Order) -> datetime | None:
    """The morning after the due day."""
    return _morning(order.payment_due_on + DAY) if order.payment_due_on else None


def days_left(order: Order) -> int:
    """Negative after the due day."""
    return (order.payment_due_on - today()).days if order.payment_due_on else 0


def is_overdue(order: Order) -> bool:
    return days_left(order) < 0


def _morning(day: date) -> datetime:
    return datetime.combine(day, OPENS, KATHMANDU)
