"""What is owed for an order, and what of it is credited, paid and still open."""

from collections.abc import Mapping
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from pydantic import BaseModel

from engagement.orders.quantities import PAISA, ZERO, Progress
from engagement.orders.queries import OrderRows, Rows
from servicekit.http.fields import Money


class OrderBalance(BaseModel):
    """`amount`: the delivered total; of an order that ended before all was sent, what
    was sent; of a refused one nothing. `noted` waits for a confirmation and is still
    part of `open`, which is negative after too many payments. `due_on`: since the
    goods are received."""

    amount: Money
    advance: Money
    credited: Money
    paid: Money
    noted: Money
    open: Money
    due_on: date | None


def balance_of(rows: OrderRows) -> OrderBalance:
    order = rows.order
    amount = amount_of(rows)
    credited = _sum(row for row in rows.shortages if row["settlement"] == "credit")
    paid, noted = (_in_status(rows.payments, name) for name in ("confirmed", "noted"))
    return OrderBalance(
        amount=amount,
        advance=_rounded(amount * order["advance_pct"] / 100),
        credited=credited,
        paid=paid,
        noted=noted,
        open=amount - credited - paid,
        due_on=order["payment_due_on"],
    )


def amount_of(rows: OrderRows) -> Decimal:
    order = rows.order
    if order["status"] == "refused":
        return Decimal("0.00")
    of = rows.progress
    is_partial = order["status"] == "closed" and any(line.open for line in of.values())
    if order["status"] == "cancelled" or is_partial:
        return sum((_sent(line, of[line["id"]]) for line in order["lines"]), ZERO)
    landed: Decimal = order["goods"] + order["vat"] + order["freight"]
    return landed


def _sent(line: Mapping[str, Any], of: Progress) -> Decimal:
    """With its share of VAT and freight; what was sent again counts once."""
    price = sum((Decimal(line[name]) for name in ("goods", "vat", "freight")), ZERO)
    return _rounded(price * (of.sent - of.repeated) / of.ordered)


def _in_status(payments: Rows, status: str) -> Decimal:
    return _sum(row for row in payments if row["status"] == status)


def _sum(rows: Any) -> Decimal:
    return sum((row["amount"] for row in rows), Decimal("0.00"))


def _rounded(amount: Decimal) -> Decimal:
    return amount.quantize(PAISA, ROUND_HALF_UP)
