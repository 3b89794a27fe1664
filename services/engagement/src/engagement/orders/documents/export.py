"""Orders as CSV for the books: a row for each line, plain or as ERPNext imports it.

The columns are explained in `docs/order-export.md`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any, Literal

import sqlalchemy as sa
from sqlmodel import Session

from engagement.orders import queries
from engagement.orders.deliveries import plain
from engagement.orders.lifecycle import number_of
from engagement.orders.transitions import ORDER
from servicekit.clock import KATHMANDU
from servicekit.db import Database
from servicekit.http import sheets

Format = Literal["plain", "erpnext"]
Side = Literal["buyer", "seller"]
Order = sa.RowMapping
Cells = Sequence[object]
PARTNER: dict[Side, Side] = {"buyer": "seller", "seller": "buyer"}
PLAIN = (
    *("Voucher Date", "Voucher Type", "Voucher Number", "Reference", "Status"),
    *("Party Name", "Party PAN/VAT No.", "Party Address", "Item Name", "Description"),
    *("Quantity", "Unit", "Rate", "Tax Mode", "Taxable Amount", "VAT Amount"),
    *("Freight", "Total Amount", "Due Date", "Narration"),
)
VOUCHERS: dict[Side, str] = {"buyer": "Purchase Order", "seller": "Sales Order"}
_LINE = ("Item Code", "Item Name", "Description", "Quantity", "UOM", "Rate")
# Labels of ERPNext's own forms; the table of a line is in parentheses.
ERPNEXT: dict[Side, tuple[str, ...]] = {
    "buyer": (
        *("Supplier", "Date", "Required By", "Currency"),
        *("Order Confirmation No", "Order Confirmation Date"),
        *(f"{name} (Items)" for name in (*_LINE, "Required By")),
    ),
    "seller": (
        *("Customer", "Order Type", "Date", "Delivery Date", "Currency"),
        *("Customer's Purchase Order", "Customer's Purchase Order Date"),
        *(f"{name} (Items)" for name in (*_LINE, "Delivery Date")),
    ),
}


def table(
    database: Database, wanted: Mapping[str, Any], side: Side, format_: Format
) -> Iterator[Cells]:
    """Heading and rows."""

    def read(session: Session, limit: int, offset: int) -> Sequence[Order]:
        window = {"limit": limit, "offset": offset}
        return queries.batch(session, side, {**wanted, **window})

    yield PLAIN if format_ == "plain" else ERPNEXT[side]
    for order in sheets.in_batches(database, read):
        yield from ROWS[format_](order, side)


def _plain(order: Order, side: Side) -> Iterator[Cells]:
    partner = order["parties"][PARTNER[side]]
    head = (
        _day(order["created_at"]),
        VOUCHERS[side],
        number_of(order["number"]),
        order["quote_number"],
        ORDER.label(order["status"], side, "en"),
        partner["name"],
        partner["pan_number"],
        _address(partner),
    )
    for line in order["lines"]:
        amounts = [Decimal(line[name]) for name in ("goods", "vat", "freight")]
        yield (
            *head,
            line["name"],
            _description(line),
            _quantity(line),
            line["unit"],
            line["unit_price"],
            order["tax_mode"],
            *amounts,
            sum(amounts),
            order["payment_due_on"],
            order["title"],
        )


def _erpnext(order: Order, side: Side) -> Iterator[Cells]:
    """Cells of the order only in the row of its first line, as ERPNext reads them."""
    day = _day(order["created_at"])
    by = order["needed_by"] or day
    partner = order["parties"][PARTNER[side]]["name"]
    number = number_of(order["number"])
    head: Cells = (partner, day, by, "NPR", number, day)
    if side == "seller":
        head = (partner, "Sales", day, by, "NPR", number, day)
    for place, line in enumerate(order["lines"]):
        rate = _rate_without_vat(line)
        what = (line["name"], line["name"], _description(line), _quantity(line))
        once = head if place == 0 else [""] * len(head)
        yield (*once, *what, line["unit"], rate, by)


def _rate_without_vat(line: Mapping[str, Any]) -> str:
    """ERPNext adds the tax of its own template."""
    return plain(round(Decimal(line["goods"]) / Decimal(line["quantity"]), 6))


ROWS: dict[Format, Callable[[Order, Side], Iterator[Cells]]] = {
    "plain": _plain,
    "erpnext": _erpnext,
}


def _description(line: Mapping[str, Any]) -> str:
    return " · ".join(part for part in (line["spec"], line["note"]) if part)


def _quantity(line: Mapping[str, Any]) -> str:
    return plain(Decimal(line["quantity"]))


def _address(party: Mapping[str, Any]) -> str:
    return ", ".join(part for part in (party["address"], party["district"]) if part)


def _day(moment: datetime) -> str:
    """As a spreadsheet and both programs read it, in the time of Nepal."""
    return f"{moment.astimezone(KATHMANDU):%Y-%m-%d}"
