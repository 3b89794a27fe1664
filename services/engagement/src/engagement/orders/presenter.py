"""An order as each side reads it."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict, PlainSerializer

from engagement.orders.balance import OrderBalance, balance_of
from engagement.orders.deliveries import plain
from engagement.orders.inactivity import reason_of
from engagement.orders.lifecycle import number_of
from engagement.orders.notes import OrderNoteOut
from engagement.orders.quantities import Progress, delivery_status
from engagement.orders.queries import OrderRows
from engagement.orders.schemas import PaymentKind, Settlement, ShortageReason
from engagement.orders.snapshot import OrderLine, Parties
from engagement.orders.transitions import (
    DELIVERY,
    ORDER,
    PAYMENT,
    DeliveryStatus,
    OrderStatus,
    PaymentStatus,
)
from servicekit.http.fields import Moment, Money
from servicekit.http.language import Locale

Role = Literal["buyer", "seller"]
Quantity = Annotated[Decimal, PlainSerializer(plain, return_type=str)]


class OrderTotals(BaseModel):
    """`goods` without VAT; `landed` is the sum of the three."""

    goods: Money
    vat: Money
    freight: Money
    landed: Money


class OrderSummary(BaseModel):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    id: UUID
    number: str
    quote_id: UUID
    requirement_id: UUID
    role: Role
    status: OrderStatus
    status_label: str
    allowed_statuses: list[OrderStatus]
    title: str
    partner: str
    partner_ne: str | None
    line_count: int
    totals: OrderTotals
    needed_by: date | None
    cancel_requested_by: Role | None
    created_at: Moment
    updated_at: Moment


class OrderLineProgress(OrderLine):
    """`open`: what the seller may still send."""

    quantity: Quantity
    sent: Quantity
    received: Quantity
    credited: Quantity
    open: Quantity


class DeliveryLine(BaseModel):
    line_id: UUID
    quantity: Quantity
    received: Quantity | None


class OrderDelivery(BaseModel):
    id: UUID
    number: str
    status: DeliveryStatus
    status_label: str
    items: list[DeliveryLine]
    vehicle: str | None
    driver_name: str | None
    driver_phone: str | None
    arrives_on: date | None
    note: str | None
    sent_at: Moment
    received_at: Moment | None
    attachment_ids: list[UUID]


class OrderShortage(BaseModel):
    """`amount`: the credit, with VAT."""

    id: UUID
    delivery_id: UUID
    line_id: UUID
    quantity: Quantity
    reason: ShortageReason
    note: str | None
    request: Settlement
    amount: Money
    settlement: Settlement | None
    settled_at: Moment | None


class OrderPayment(BaseModel):
    id: UUID
    kind: PaymentKind
    amount: Money
    paid_on: date
    reference: str | None
    role: Role
    status: PaymentStatus
    status_label: str
    allowed_statuses: list[PaymentStatus]
    created_at: Moment


class OrderTransition(BaseModel):
    from_status: str | None
    to_status: str
    status_label: str
    role: str
    reason: str | None
    at: Moment


class OrderPlace(BaseModel):
    """Where the goods go."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    address: str | None = None


class OrderDetail(OrderSummary):
    parties: Parties
    place: OrderPlace | None
    seller_slug: str | None
    lines: list[OrderLineProgress]
    tax_mode: Literal["vat_13_included", "vat_13_extra", "pan_bill"]
    delivery_days: int | None
    advance_pct: int
    credit_days: int
    valid_until: date | None
    quote_number: str | None
    balance: OrderBalance
    note: str | None
    reason: str | None
    cancel_reason: str | None
    due_at: Moment | None
    deliveries: list[OrderDelivery]
    shortages: list[OrderShortage]
    payments: list[OrderPayment]
    history: list[OrderTransition]
    notes: list[OrderNoteOut]


def role_of(row: sa.RowMapping, user_id: UUID) -> Role | None:
    if row["buyer_id"] == user_id:
        return "buyer"
    return "seller" if row["owner_id"] == user_id else None


def summary(row: sa.RowMapping, role: Role, locale: Locale) -> OrderSummary:
    return OrderSummary(**_head(row, role, locale))


def detail(rows: OrderRows, role: Role, locale: Locale) -> OrderDetail:
    order, of = rows.order, rows.progress
    parts = {
        "seller_slug": order["slug"],
        "lines": [_line(line, of[line["id"]]) for line in order["lines"]],
        "deliveries": [_delivery(row, order, role, locale) for row in rows.deliveries],
        "shortages": [OrderShortage(**row) for row in rows.shortages],
        "payments": [_payment(row, role, locale) for row in rows.payments],
        "balance": balance_of(rows),
        "reason": reason_of(order["reason"], locale),
        "history": [_transition(row, role, locale) for row in rows.history],
        "notes": [OrderNoteOut(**row) for row in rows.notes],
    }
    return OrderDetail(**{**order, **_head(order, role, locale), **parts})


def _head(row: sa.RowMapping, role: Role, locale: Locale) -> dict[str, Any]:
    partner = row["parties"]["seller" if role == "buyer" else "buyer"]
    costs = {name: row[name] for name in ("goods", "vat", "freight")}
    return {
        **row,
        "number": number_of(row["number"]),
        "role": role,
        "status_label": ORDER.label(row["status"], role, locale),
        "allowed_statuses": ORDER.allowed(row["status"], role),
        "partner": partner["name"],
        "partner_ne": partner["name_ne"],
        "line_count": len(row["lines"]),
        "totals": OrderTotals(**costs, landed=sum(costs.values(), Decimal(0))),
    }


def _line(line: dict[str, Any], of: Progress) -> OrderLineProgress:
    amounts = {name: getattr(of, name) for name in ("sent", "received", "credited")}
    return OrderLineProgress(**line, **amounts, open=of.open)


def _delivery(
    row: sa.RowMapping, order: sa.RowMapping, role: Role, locale: Locale
) -> OrderDelivery:
    arrived = {item["line_id"]: item["received"] for item in row["receipt"] or []}
    items = [
        DeliveryLine(**item, received=arrived.get(item["line_id"]))
        for item in row["items"]
    ]
    status = delivery_status(row["items"], row["receipt"])
    head = {
        "number": f"CH-{order['number']}-{row['number']}",
        "status": status,
        "status_label": DELIVERY.label(status, role, locale),
    }
    return OrderDelivery(**{**row, **head, "items": items})


def _payment(row: sa.RowMapping, role: Role, locale: Locale) -> OrderPayment:
    by = "author" if row["role"] == role else "partner"
    return OrderPayment(
        **row,
        status_label=PAYMENT.label(row["status"], by, locale),
        allowed_statuses=PAYMENT.allowed(row["status"], by),
    )


def _transition(row: sa.RowMapping, role: Role, locale: Locale) -> OrderTransition:
    label = ORDER.label(row["to_status"], role, locale)
    reason = reason_of(row["reason"], locale)
    return OrderTransition(**{**row, "reason": reason}, status_label=label)
