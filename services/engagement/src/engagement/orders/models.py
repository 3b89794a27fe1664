"""What buyer and seller agreed on, what was sent, received and paid."""

from datetime import date, datetime
from decimal import Decimal
from typing import Any, ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)
MONEY = sa.Numeric(14, 2)
QUANTITY = sa.Numeric(14, 3)
FIRST_NUMBER = 1001


class Order(SQLModel, table=True):
    """`parties`, `lines` and `place` are copies of the day it was placed.

    `cancel_requested_by`: the side that waits for the other one's agreement.
    `remind_at`: when the seller is reminded to confirm, or both sides that it ends;
    `due_at`: when it is received, closed or cancelled without an act of anybody.
    `payment_due_on`: since it is received.
    `payment_remind_at`: when both sides are reminded of the balance.
    `buyer_id`: None for a guest, until an account claims it.
    """

    __tablename__ = "orders"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    number: int = Field(
        default=None,
        sa_column=sa.Column(sa.BigInteger, sa.Identity(start=FIRST_NUMBER)),
    )
    version: int = 1
    quote_id: UUID
    quote_number: str | None = None
    requirement_id: UUID
    buyer_id: UUID | None = None
    seller_id: UUID
    status: str = "placed"
    title: str
    parties: dict[str, Any] = Field(sa_type=JSONB)
    lines: list[dict[str, Any]] = Field(sa_type=JSONB)
    place: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    needed_by: date | None = None
    tax_mode: str
    goods: Decimal = Field(sa_type=MONEY)
    vat: Decimal = Field(sa_type=MONEY)
    freight: Decimal = Field(sa_type=MONEY)
    delivery_days: int | None = None
    advance_pct: int = 0
    credit_days: int = 0
    valid_until: date | None = None
    note: str | None = None
    reason: str | None = None
    cancel_requested_by: str | None = None
    cancel_reason: str | None = None
    remind_at: datetime | None = Field(default=None, sa_type=TIME)
    due_at: datetime | None = Field(default=None, sa_type=TIME)
    payment_due_on: date | None = None
    payment_remind_at: datetime | None = Field(default=None, sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class OrderHistory(StatusHistory, table=True):
    __tablename__ = "order_history"

    of: ClassVar[str] = "order_id"

    order_id: UUID


class Delivery(SQLModel, table=True):
    """A challan: `items` have `line_id` and `quantity`; `receipt` has `received`, too,
    and is None until the buyer, or time, has confirmed it. `attachment_ids` are the
    buyer's photos of what arrived."""

    __tablename__ = "order_deliveries"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    order_id: UUID
    number: int
    items: list[dict[str, Any]] = Field(sa_type=JSONB)
    vehicle: str | None = None
    driver_name: str | None = None
    driver_phone: str | None = None
    arrives_on: date | None = None
    note: str | None = None
    sent_at: datetime = Field(sa_type=TIME)
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    receipt: list[dict[str, Any]] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    received_at: datetime | None = Field(default=None, sa_type=TIME)
    received_by: UUID | None = None


class Shortage(SQLModel, table=True):
    """What did not arrive as sent. `request` is what the buyer prefers, `settlement`
    what the seller did; `amount` of a credit includes VAT."""

    __tablename__ = "order_shortages"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    order_id: UUID
    delivery_id: UUID
    line_id: UUID
    quantity: Decimal = Field(sa_type=QUANTITY)
    reason: str
    note: str | None = None
    request: str
    amount: Decimal = Field(sa_type=MONEY)
    settlement: str | None = None
    created_at: datetime = Field(sa_type=TIME)
    settled_at: datetime | None = Field(default=None, sa_type=TIME)


class OrderNote(SQLModel, table=True):
    """What a side or Haat writes about a dispute."""

    __tablename__ = "order_notes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    order_id: UUID
    role: str
    by_user: UUID
    text: str
    created_at: datetime = Field(sa_type=TIME)


class Payment(SQLModel, table=True):
    """A note of one side about money that moved elsewhere."""

    __tablename__ = "order_payments"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    order_id: UUID
    kind: str
    amount: Decimal = Field(sa_type=MONEY)
    paid_on: date
    reference: str | None = None
    role: str
    status: str = "noted"
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class PaymentHistory(StatusHistory, table=True):
    __tablename__ = "order_payment_history"

    of: ClassVar[str] = "payment_id"

    payment_id: UUID


table = Order.__table__  # type: ignore[attr-defined]
history = OrderHistory.__table__  # type: ignore[attr-defined]
deliveries = Delivery.__table__  # type: ignore[attr-defined]
shortages = Shortage.__table__  # type: ignore[attr-defined]
notes = OrderNote.__table__  # type: ignore[attr-defined]
payments = Payment.__table__  # type: ignore[attr-defined]
payment_history = PaymentHistory.__table__  # type: ignore[attr-defined]
