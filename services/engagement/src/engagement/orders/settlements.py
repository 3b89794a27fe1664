"""The seller settles what arrived short: a credit, or the rest is sent again."""

from uuid import UUID

from sqlmodel import Session

from engagement.error_texts import SHORTAGE_UNKNOWN, SHORTAGE_UNSETTLED
from engagement.orders.deliveries import follow, shortages_of
from engagement.orders.models import Order, Shortage
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own_as
from engagement.orders.schemas import Settlements
from engagement.orders.transitions import ORDER
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller


def settle(session: Session, order_id: UUID, form: Settlements, caller: Caller) -> None:
    """All that is open; raises TransitionNotAllowed unless it was received short."""
    order, actor = own_as(session, order_id, caller, "seller")
    if order.status != "short":
        raise TransitionNotAllowed(order.status, ORDER.allowed(order.status, "seller"))
    unsettled = _unsettled(session, order)
    _check(form, unsettled)
    for item in form.items:
        shortage = unsettled[item.shortage_id]
        shortage.settlement, shortage.settled_at = item.settlement, now()
    session.flush()
    follow(session, order, "seller", actor.user_id)
    notify_side(session, order, "buyer", "order_settled")


def credit_all(session: Session, order: Order) -> None:
    """By time: the seller has not answered what the buyer reported."""
    for shortage in _unsettled(session, order).values():
        shortage.settlement, shortage.settled_at = "credit", now()


def _unsettled(session: Session, order: Order) -> dict[UUID, Shortage]:
    rows = shortages_of(session, order)
    return {row.id: row for row in rows if row.settlement is None}


def _check(form: Settlements, unsettled: dict[UUID, Shortage]) -> None:
    errors: dict[str, list[ErrorDetail]] = {
        f"items.{number}.shortage_id": [SHORTAGE_UNKNOWN]
        for number, item in enumerate(form.items)
        if item.shortage_id not in unsettled
    }
    if not errors and {item.shortage_id for item in form.items} != set(unsettled):
        errors = {"items": [SHORTAGE_UNSETTLED]}
    if errors:
        raise Invalid(errors=errors)
