"""An order in which nothing happens ends by itself, so that it blocks no account."""

from datetime import datetime, timedelta

from engagement.orders.models import Order
from servicekit.clock import KATHMANDU, now
from servicekit.http.language import Locale
from servicekit.working_hours import OPENS

# What it ends in. A delivery is paid for and reviewed, so its order is closed.
ENDS_IN = {
    "placed": "cancelled",
    "confirmed": "cancelled",
    "part_delivered": "closed",
    "short": "closed",
}
REASON = "no_activity"
LABELS = {"en": "Nothing happened for 90 days", "ne": "९० दिनसम्म केही भएन"}
ENDS_AFTER = timedelta(days=90)
REMINDED_BEFORE = (timedelta(days=30), timedelta(days=7))


def begin(order: Order, last_at: datetime) -> None:
    """Ninety days after the last activity, or after the agreed day of delivery."""
    order.due_at = max(last_at, _delivery_at(order)) + ENDS_AFTER
    order.remind_at = next_reminder(order)


def next_reminder(order: Order) -> datetime | None:
    """None after the last one."""
    if order.due_at is None:
        return None
    ahead = (order.due_at - before for before in REMINDED_BEFORE)
    return next((at for at in ahead if at > now()), None)


def _delivery_at(order: Order) -> datetime:
    promised = order.created_at + timedelta(days=order.delivery_days or 0)
    if order.needed_by is None:
        return promised
    return max(promised, datetime.combine(order.needed_by, OPENS, KATHMANDU))


def reason_of(reason: str | None, locale: Locale) -> str | None:
    """What a person wrote, or the label of an end by time."""
    return LABELS[locale] if reason == REASON else reason
