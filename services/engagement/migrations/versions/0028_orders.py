"""Orders, their deliveries, shortages and payment notes"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0028"
down_revision = "0027"

TIME = sa.DateTime(timezone=True)
MONEY = sa.Numeric(14, 2)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    create_orders()
    create_history("order", "orders")
    create_deliveries()
    create_shortages()
    create_payments()
    create_history("order_payment", "order_payments", of="payment_id")


def some(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_, nullable=False) for name in names]


def maybe(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_) for name in names]


def key() -> sa.Column:
    return sa.Column("id", UUID, primary_key=True)


def belongs_to(column: str, table: str) -> sa.Column:
    reference = sa.ForeignKey(f"{table}.id", ondelete="cascade")
    return sa.Column(column, UUID, reference, nullable=False)


def create_orders() -> None:
    op.create_table(
        "orders",
        key(),
        sa.Column("number", sa.BigInteger, sa.Identity(start=1001), nullable=False),
        *some(UUID, "quote_id", "requirement_id", "buyer_id", "seller_id"),
        *some(sa.Integer, "version", "advance_pct", "credit_days"),
        *maybe(sa.Integer, "delivery_days"),
        *some(sa.Text, "status", "title", "tax_mode"),
        *maybe(sa.Text, "note", "reason", "cancel_requested_by", "cancel_reason"),
        *some(JSONB, "parties", "lines"),
        sa.Column("place", JSONB(none_as_null=True)),
        *maybe(sa.Date, "needed_by"),
        *some(MONEY, "goods", "vat", "freight"),
        *maybe(TIME, "remind_at", "due_at"),
        *some(TIME, "created_at", "updated_at"),
        sa.UniqueConstraint("number"),
        sa.UniqueConstraint("quote_id"),
    )
    op.create_index("orders_by_buyer", "orders", ["buyer_id", "created_at"])
    op.create_index("orders_by_seller", "orders", ["seller_id", "created_at"])
    for name in ("remind_at", "due_at"):
        waits = sa.text(f"{name} is not null")
        op.create_index(f"orders_{name}", "orders", [name], postgresql_where=waits)


def create_history(noun: str, table: str, of: str | None = None) -> None:
    of = of or f"{noun}_id"
    op.create_table(
        f"{noun}_history",
        key(),
        belongs_to(of, table),
        *maybe(sa.Text, "from_status", "reason"),
        *some(sa.Text, "to_status", "role"),
        *maybe(UUID, "by_user"),
        *some(TIME, "at"),
    )
    op.create_index(f"{noun}_history_of", f"{noun}_history", [of])


def create_deliveries() -> None:
    op.create_table(
        "order_deliveries",
        key(),
        belongs_to("order_id", "orders"),
        *some(sa.Integer, "number"),
        *some(JSONB, "items"),
        *maybe(sa.Text, "vehicle", "driver_name", "driver_phone", "note"),
        *maybe(sa.Date, "arrives_on"),
        *some(TIME, "sent_at"),
        sa.Column("receipt", JSONB(none_as_null=True)),
        *maybe(TIME, "received_at"),
        *maybe(UUID, "received_by"),
        sa.UniqueConstraint("order_id", "number"),
    )


def create_shortages() -> None:
    op.create_table(
        "order_shortages",
        key(),
        belongs_to("order_id", "orders"),
        belongs_to("delivery_id", "order_deliveries"),
        *some(UUID, "line_id"),
        *some(sa.Numeric(14, 3), "quantity"),
        *some(sa.Text, "reason", "request"),
        *maybe(sa.Text, "note", "settlement"),
        *some(MONEY, "amount"),
        *some(TIME, "created_at"),
        *maybe(TIME, "settled_at"),
    )
    op.create_index("order_shortages_of", "order_shortages", ["order_id"])


def create_payments() -> None:
    op.create_table(
        "order_payments",
        key(),
        belongs_to("order_id", "orders"),
        *some(sa.Text, "kind", "role", "status"),
        *some(MONEY, "amount"),
        *some(sa.Date, "paid_on"),
        *maybe(sa.Text, "reference"),
        *some(TIME, "created_at", "updated_at"),
    )
    op.create_index("order_payments_of", "order_payments", ["order_id"])
