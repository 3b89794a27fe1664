"""The entries of two companies' account: orders, credits and payments by day."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal

from engagement.date_ranges import Span
from engagement.orders.balance import amount_of
from engagement.orders.lifecycle import number_of
from engagement.orders.queries import OrderRows
from servicekit.clock import KATHMANDU

NOTHING = Decimal("0.00")


@dataclass(frozen=True)
class Entry:
    """`label` is a key of `texts.json`. `noted` waits for a confirmation and changes
    no balance."""

    on: date
    label: str
    number: str
    title: str = ""
    charge: Decimal = NOTHING
    paid: Decimal = NOTHING
    noted: Decimal = NOTHING


@dataclass(frozen=True)
class Account:
    """The entries of a period, and the balance before it."""

    opening: Decimal
    entries: list[Entry]


def account(orders: Sequence[OrderRows], span: Span) -> Account:
    every = sorted(
        (entry for rows in orders for entry in _entries(rows)),
        key=lambda entry: entry.on,
    )
    before = [e for e in every if span.since is not None and e.on < span.since]
    inside = [
        entry
        for entry in every[len(before) :]
        if span.until is None or entry.on <= span.until
    ]
    opening = sum((entry.charge - entry.paid for entry in before), NOTHING)
    return Account(opening, inside)


def _entries(rows: OrderRows) -> Iterator[Entry]:
    """An order that was not confirmed owes nothing."""
    order = rows.order
    number = number_of(order["number"])
    if amount := amount_of(rows):
        label = "part_entry" if order["status"] == "cancelled" else "order_entry"
        on, title = _day(order["created_at"]), order["title"]
        yield Entry(on, label, number, title, charge=amount)
    for row in rows.shortages:
        if row["settlement"] == "credit":
            on = _day(row["settled_at"])
            yield Entry(on, "credit_entry", number, paid=row["amount"])
    for row in rows.payments:
        label, on = f"payment_{row['kind']}", row["paid_on"]
        if row["status"] == "confirmed":
            yield Entry(on, label, number, row["reference"] or "", paid=row["amount"])
        elif row["status"] == "noted":
            yield Entry(on, label, number, row["reference"] or "", noted=row["amount"])


def _day(moment: datetime) -> date:
    return moment.astimezone(KATHMANDU).date()
