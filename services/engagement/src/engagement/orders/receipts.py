"""The buyer confirms what arrived of a delivery."""

from decimal import Decimal
from typing import Any
from uuid import UUID

from sqlmodel import Session

from engagement.error_texts import (
    LINE_REPEATED,
    LINE_UNKNOWN,
    MORE_THAN_SENT,
    SHORTAGE_REASON_MISSING,
    SHORTAGE_REQUEST_MISSING,
)
from engagement.orders import pictures
from engagement.orders.deliveries import follow, plain
from engagement.orders.models import Delivery, Order, Shortage
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own_as
from engagement.orders.quantities import credit, delivery_status
from engagement.orders.schemas import Receipt, ReceivedLine
from engagement.orders.transitions import DELIVERY, ORDER
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

RECEIVABLE = ("part_delivered", "delivered")


def receive(
    session: Session, order_id: UUID, delivery_id: UUID, form: Receipt, caller: Caller
) -> None:
    """Again with a receipt is 409. Raises Invalid at the quantity that is wrong."""
    order, actor = own_as(session, order_id, caller, "buyer")
    delivery = session.get(Delivery, delivery_id)
    if delivery is None or delivery.order_id != order.id:
        raise NotFound
    if order.status not in RECEIVABLE:
        raise TransitionNotAllowed(order.status, ORDER.allowed(order.status, "buyer"))
    at = delivery_status(delivery.items, delivery.receipt)
    DELIVERY.check(at, "received", "buyer")
    _check(form, delivery)
    stored = _store(session, order, delivery, form)
    delivery.received_by = actor.user_id
    delivery.attachment_ids = [str(file_id) for file_id in form.attachment_ids]
    session.flush()
    follow(session, order, "buyer", actor.user_id)
    pictures.share(session, order, delivery)
    kind = "order_short" if stored else "order_received"
    notify_side(session, order, "seller", kind, once=str(delivery.id))


def receive_by_time(delivery: Delivery) -> None:
    """The buyer has reported nothing in time."""
    at = delivery_status(delivery.items, delivery.receipt)
    DELIVERY.check(at, "received", "system")
    _receive_as_sent(delivery)


def _receive_as_sent(delivery: Delivery) -> None:
    delivery.receipt = [
        {"line_id": item["line_id"], "received": item["quantity"]}
        for item in delivery.items
    ]
    delivery.received_at = now()


def _check(form: Receipt, delivery: Delivery) -> None:
    sent = {item["line_id"]: Decimal(item["quantity"]) for item in delivery.items}
    errors: dict[str, list[ErrorDetail]] = {}
    named: set[str] = set()
    for number, item in enumerate(form.items):
        key = str(item.line_id)
        for name, text in _problems(item, sent.get(key), is_repeated=key in named):
            errors[f"items.{number}.{name}"] = [text]
        named.add(key)
    if errors:
        raise Invalid(errors=errors)


def _problems(
    item: ReceivedLine, sent: Decimal | None, *, is_repeated: bool
) -> list[tuple[str, ErrorDetail]]:
    if sent is None:
        return [("line_id", LINE_UNKNOWN)]
    if is_repeated:
        return [("line_id", LINE_REPEATED)]
    if item.received > sent:
        return [("received", MORE_THAN_SENT.fill(max=plain(sent)))]
    if item.received == sent:
        return []
    problems = []
    if item.reason is None:
        problems.append(("reason", SHORTAGE_REASON_MISSING))
    if item.request is None:
        problems.append(("request", SHORTAGE_REQUEST_MISSING))
    return problems


def _store(
    session: Session, order: Order, delivery: Delivery, form: Receipt
) -> list[Shortage]:
    """The receipt of every line that was sent; what is missing gets its own row."""
    named = {str(item.line_id): item for item in form.items}
    lines = {line["id"]: line for line in order.lines}
    _receive_as_sent(delivery)
    receipt: list[dict[str, Any]] = []
    missing: list[Shortage] = []
    for item in delivery.items:
        sent, key = Decimal(item["quantity"]), item["line_id"]
        arrived = named[key].received if key in named else sent
        receipt.append({"line_id": key, "received": str(arrived)})
        if arrived < sent:
            missing.append(_shortage(delivery, named[key], sent - arrived, lines[key]))
    delivery.receipt = receipt
    session.add_all(missing)
    return missing


def _shortage(
    delivery: Delivery, item: ReceivedLine, quantity: Decimal, line: dict[str, Any]
) -> Shortage:
    return Shortage(
        order_id=delivery.order_id,
        delivery_id=delivery.id,
        line_id=item.line_id,
        quantity=quantity,
        reason=item.reason or "missing",
        note=item.note,
        request=item.request or "credit",
        amount=credit(line, quantity),
        created_at=now(),
    )
