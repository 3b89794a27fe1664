"""The seller sends a delivery: never more than ordered."""

from decimal import Decimal
from uuid import UUID

from sqlmodel import Session, col, select

from engagement.error_texts import LINE_REPEATED, LINE_UNKNOWN, MORE_THAN_OPEN
from engagement.orders.lifecycle import change_status, touch
from engagement.orders.models import Delivery, Order, Shortage
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own_as
from engagement.orders.quantities import Progress, progress, status_of
from engagement.orders.schemas import NewDelivery
from engagement.orders.transitions import DELIVERABLE, DELIVERY, ORDER
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller


def send(session: Session, order_id: UUID, form: NewDelivery, caller: Caller) -> UUID:
    """Raises TransitionNotAllowed, or Invalid at the quantity that is too high."""
    order, actor = own_as(session, order_id, caller, "seller")
    if order.status not in DELIVERABLE:
        raise TransitionNotAllowed(order.status, ORDER.allowed(order.status, "seller"))
    _check(form, current(session, order))
    DELIVERY.check(None, "sent", "seller")
    delivery = Delivery(
        **form.model_dump(exclude={"items"}),
        items=form.model_dump(mode="json", include={"items"})["items"],
        order_id=order.id,
        number=len(of_order(session, order)) + 1,
        sent_at=now(),
    )
    session.add(delivery)
    session.flush()
    follow(session, order, "seller", actor.user_id)
    notify_side(session, order, "buyer", "order_sent", once=str(delivery.id))
    return delivery.id


def _check(form: NewDelivery, lines: dict[str, Progress]) -> None:
    errors: dict[str, list[ErrorDetail]] = {}
    named: set[str] = set()
    for number, item in enumerate(form.items):
        line = lines.get(str(item.line_id))
        if line is None:
            errors[f"items.{number}.line_id"] = [LINE_UNKNOWN]
        elif str(item.line_id) in named:
            errors[f"items.{number}.line_id"] = [LINE_REPEATED]
        elif item.quantity > line.open:
            left = MORE_THAN_OPEN.fill(max=plain(line.open))
            errors[f"items.{number}.quantity"] = [left]
        named.add(str(item.line_id))
    if errors:
        raise Invalid(errors=errors)


def follow(session: Session, order: Order, role: str, by: UUID) -> None:
    """The status that the quantities make; a pending cancellation ends."""
    sent = of_order(session, order)
    to = status_of(
        current(session, order),
        is_short=any(row.settlement is None for row in shortages_of(session, order)),
        is_awaited=any(delivery.receipt is None for delivery in sent),
    )
    if to != order.status:
        change_status(session, order, to, role, by=by)
        return
    order.cancel_requested_by = order.cancel_reason = None
    touch(order)


def current(session: Session, order: Order) -> dict[str, Progress]:
    sent, missing = of_order(session, order), shortages_of(session, order)
    return progress(order.lines, sent, missing)


def of_order(session: Session, order: Order) -> list[Delivery]:
    wanted = select(Delivery).where(Delivery.order_id == order.id)
    return list(session.exec(wanted.order_by(col(Delivery.number))).all())


def shortages_of(session: Session, order: Order) -> list[Shortage]:
    wanted = select(Shortage).where(Shortage.order_id == order.id)
    return list(session.exec(wanted.order_by(col(Shortage.id))).all())


def plain(quantity: Decimal) -> str:
    """Without zeros at its end: 12.500 is 12.5."""
    text = f"{quantity:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
