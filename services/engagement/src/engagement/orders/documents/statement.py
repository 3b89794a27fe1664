"""The account of two companies: orders, credits, payments and the balance."""

from collections.abc import Sequence
from decimal import Decimal

from engagement.date_ranges import Span
from engagement.documents import numerals
from engagement.documents.labels import Labels, labels_of
from engagement.documents.schemas import Column, Document, Labelled, Row, page_numbers
from engagement.documents.totals import grand_total
from engagement.orders.documents.entries import NOTHING, Account, Entry, account
from engagement.orders.documents.parties import firms
from engagement.orders.queries import OrderRows
from engagement.orders.snapshot import Parties
from servicekit.clock import today
from servicekit.http.language import Locale


def statement(
    orders: Sequence[OrderRows],
    parties: Parties,
    span: Span,
    locale: Locale,
    link: str,
) -> Document:
    """`parties` as they were on the day of one of the orders."""
    labels = labels_of("engagement.orders.documents", locale)
    of = account(orders, span)
    charged, paid, noted = (_total(of, name) for name in ("charge", "paid", "noted"))
    owed = of.opening + charged - paid
    return Document(
        lang=locale,
        title=labels["statement"],
        heads=_heads(span, locale, labels),
        firms=firms(parties, locale, labels),
        columns=_columns(labels),
        rows=_rows(of, locale, labels),
        sums=_sums(of, (charged, paid, noted), locale, labels),
        **_owed(owed, locale, labels),
        page=labels["page"],
        footer=labels["statement_footer"],
        link=link,
        page_numbers=page_numbers(locale),
    )


def _total(of: Account, name: str) -> Decimal:
    return sum((getattr(entry, name) for entry in of.entries), NOTHING)


def _heads(span: Span, locale: Locale, labels: Labels) -> list[Labelled]:
    days = {"since": span.since, "until": span.until}
    written = {name: numerals.day(day, locale) for name, day in days.items() if day}
    key = "_".join(written) or "all_time"
    period = labels[key].format(**written)
    return [
        Labelled(label=labels["period"], value=period),
        Labelled(label=labels["date"], value=numerals.day(today(), locale)),
    ]


def _columns(labels: Labels) -> list[Column]:
    return [
        Column(label=labels["written_on"], align="left", width_mm=36),
        Column(label=labels["entry"], align="left", is_main=True),
        *(Column(label=labels[key], width_mm=29) for key in ("charge", "paid")),
        Column(label=labels["balance"], width_mm=27),
    ]


def _rows(of: Account, locale: Locale, labels: Labels) -> list[Row]:
    balance = of.opening
    opening = ["", labels["opening"], "", "", numerals.money(balance, locale)]
    rows = [Row(cells=opening)]
    for entry in of.entries:
        balance += entry.charge - entry.paid
        rows.append(_row(entry, balance, locale, labels))
    return rows


def _row(entry: Entry, balance: Decimal, locale: Locale, labels: Labels) -> Row:
    text = labels[entry.label].format(number=entry.number, title=entry.title)
    notes = [numerals.day_ad(entry.on, locale)]
    if entry.label.startswith("payment") and entry.title:
        notes.insert(0, entry.title)
    if entry.noted:
        amount = numerals.money(entry.noted, locale)
        notes.append(labels["awaits_confirmation"].format(amount=amount))
    return Row(
        cells=[
            numerals.day_bs(entry.on, locale) or numerals.day_ad(entry.on, locale),
            text,
            *(_amount(part, locale) for part in (entry.charge, entry.paid)),
            numerals.money(balance, locale),
        ],
        notes=notes,
    )


def _amount(of: Decimal, locale: Locale) -> str:
    return numerals.money(of, locale) if of else ""


def _sums(
    of: Account,
    totals: tuple[Decimal, Decimal, Decimal],
    locale: Locale,
    labels: Labels,
) -> list[Labelled]:
    keys = ("opening", "ordered_total", "paid_total", "noted_total")
    return [
        Labelled(label=labels[key], value=numerals.money(amount, locale))
        for key, amount in zip(keys, (of.opening, *totals), strict=True)
        if amount or key != "noted_total"
    ]


def _owed(owed: Decimal, locale: Locale, labels: Labels) -> dict[str, Labelled]:
    """In digits and in words, whoever owes it."""
    key = "overpaid" if owed < 0 else "owed"
    return grand_total(abs(owed), locale, {**labels, "landed": labels[key]})
