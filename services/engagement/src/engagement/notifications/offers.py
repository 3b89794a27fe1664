"""The priced lines of a quote or an order, as an email shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

from pydantic import BaseModel

from engagement.documents import terms
from engagement.documents.labels import SHARED, Labels, labels_of
from engagement.documents.numerals import day, money
from engagement.documents.quantities import quantity
from engagement.documents.totals import sums
from engagement.notifications.facts import Facts
from servicekit.http.language import Locale


class OfferLine(BaseModel):
    """Prices have VAT where the rates include it; they are None if not offered."""

    name: str
    quantity: Decimal
    unit_id: UUID | None = None
    unit: str | None = None
    unit_price: Decimal | None = None
    total: Decimal | None = None


class Offer(BaseModel):
    """In the facts of a notification: as it was when the reader was notified."""

    lines: list[OfferLine]
    tax_mode: str
    vat: Decimal
    freight: Decimal
    landed: Decimal
    advance_pct: int
    credit_days: int
    delivery_days: int | None
    valid_until: date | None = None


@dataclass(frozen=True)
class PricedLine:
    """`detail`: quantity and rate. `amount` is empty for what is not offered."""

    name: str
    detail: str
    amount: str


@dataclass(frozen=True)
class OfferTable:
    """`sums` end with the total; `terms` are delivery, payment and validity."""

    lines: Sequence[PricedLine]
    sums: Sequence[tuple[str, str]]
    terms: Sequence[tuple[str, str]]


def offer_facts(offer: Offer) -> dict[str, Any]:
    return {"offer": offer.model_dump(mode="json")}


def offer_table(facts: Facts, locale: Locale) -> OfferTable | None:
    """None for a notification without prices."""
    if not facts.get("offer"):
        return None
    offer = Offer.model_validate(facts["offer"])
    labels = labels_of(SHARED, locale)
    return OfferTable(
        [_line(line, locale, labels) for line in offer.lines],
        _sums(offer, locale, labels),
        _terms(offer, locale, labels),
    )


def _line(line: OfferLine, locale: Locale, labels: Labels) -> PricedLine:
    if line.unit_price is None or line.total is None:
        return PricedLine(line.name, labels["not_available"], "")
    amount = quantity(line.quantity, line.unit_id, line.unit, locale)
    detail = f"{amount} × {money(line.unit_price, locale)}"
    return PricedLine(line.name, detail, money(line.total, locale))


def _sums(offer: Offer, locale: Locale, labels: Labels) -> list[tuple[str, str]]:
    lines = sum((line.total or Decimal(0) for line in offer.lines), Decimal(0))
    rows = sums(offer.tax_mode, (lines, offer.vat, offer.freight), locale, labels)
    total = (labels["landed"], money(offer.landed, locale))
    return [*((row.label, row.value) for row in rows), total]


def _terms(offer: Offer, locale: Locale, labels: Labels) -> list[tuple[str, str]]:
    pays = terms.payment(offer.advance_pct, offer.credit_days, locale, labels)
    rows = [(labels["payment"], pays)]
    if offer.delivery_days is not None:
        days = terms.delivery(offer.delivery_days, locale, labels)
        rows.insert(0, (labels["delivered_in"], days))
    if offer.valid_until:
        rows.append((labels["valid_until"], day(offer.valid_until, locale)))
    return rows
