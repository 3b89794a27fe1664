"""How much of each line is sent, received, credited and still open."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Protocol
from uuid import UUID

PAISA = Decimal("0.01")
ZERO = Decimal(0)


class Sent(Protocol):
    items: list[dict[str, Any]]
    receipt: list[dict[str, Any]] | None


class Missing(Protocol):
    line_id: UUID
    quantity: Decimal
    settlement: str | None


@dataclass
class Progress:
    """`repeated`: short and to be sent again."""

    ordered: Decimal
    sent: Decimal = ZERO
    received: Decimal = ZERO
    credited: Decimal = ZERO
    repeated: Decimal = ZERO

    @property
    def open(self) -> Decimal:
        return self.ordered - self.sent + self.repeated

    @property
    def is_complete(self) -> bool:
        return self.received + self.credited == self.ordered


def progress(
    lines: Sequence[dict[str, Any]], sent: Sequence[Sent], missing: Sequence[Missing]
) -> dict[str, Progress]:
    """By the line's id."""
    of = {line["id"]: Progress(Decimal(line["quantity"])) for line in lines}
    for delivery in sent:
        for item in delivery.items:
            of[item["line_id"]].sent += Decimal(item["quantity"])
        for item in delivery.receipt or []:
            of[item["line_id"]].received += Decimal(item["received"])
    for shortage in missing:
        line = of[str(shortage.line_id)]
        if shortage.settlement == "credit":
            line.credited += shortage.quantity
        elif shortage.settlement == "send_again":
            line.repeated += shortage.quantity
    return of


def status_of(of: dict[str, Progress], *, is_short: bool, is_awaited: bool) -> str:
    """Of a confirmed order with a delivery; `is_awaited`: one has no receipt yet."""
    if is_short:
        return "short"
    if any(line.open > ZERO for line in of.values()):
        return "part_delivered"
    return "delivered" if is_awaited else "received"


def delivery_status(
    items: Sequence[dict[str, Any]], receipt: Sequence[dict[str, Any]] | None
) -> str:
    """`short`: of one line less arrived than was sent."""
    if receipt is None:
        return "sent"
    sent = {item["line_id"]: Decimal(item["quantity"]) for item in items}
    is_short = any(
        Decimal(line["received"]) < sent[line["line_id"]] for line in receipt
    )
    return "short" if is_short else "received"


def credit(line: dict[str, Any], quantity: Decimal) -> Decimal:
    """The price of the missing quantity with VAT, without freight."""
    price = Decimal(line["goods"]) + Decimal(line["vat"])
    share = price * quantity / Decimal(line["quantity"])
    return share.quantize(PAISA, ROUND_HALF_UP)
