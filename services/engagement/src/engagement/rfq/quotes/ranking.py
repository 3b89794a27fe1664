"""Ranks offers by what the requested quantity costs.

Offering less never improves a rank: what is short, other or in a unit that cannot be
converted is not ranked among complete offers. The cost is that of the requested
quantity, whatever more is offered.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any, Literal

from contracts.units import measure
from engagement.rfq.quotes.landed_cost import PAISA, VAT

CellKind = Literal["full", "alternative", "short", "other_unit", "not_offered"]
TotalKind = Literal["complete", "alternative", "incomplete", "not_comparable"]
RANKED: tuple[TotalKind, ...] = ("complete", "alternative")
Line = Mapping[str, Any]


@dataclass(frozen=True)
class Offered:
    """One line of an offer, in the requested unit; `per_unit` without freight."""

    kind: CellKind
    requested: Fraction = Fraction(0)
    amount: Fraction | None = None
    per_unit: Fraction | None = None

    @property
    def worth(self) -> Fraction:
        """Of no more than the requested quantity."""
        if self.amount is None or self.per_unit is None:
            return Fraction(0)
        return self.per_unit * min(self.amount, self.requested)


@dataclass(frozen=True)
class Ranked:
    """A complete offer; `cost` is None where it cannot be compared."""

    kind: TotalKind
    lines: list[Offered]
    cost: Fraction | None

    def landed(self, line: Offered, freight: Decimal) -> Fraction | None:
        """Of one requested unit, with its share of the freight."""
        worth = sum((one.worth for one in self.lines), Fraction(0))
        if line.per_unit is None or not worth:
            return None
        return line.per_unit * (1 + Fraction(freight) / worth)


def ranked(
    requested: Sequence[Line], quote: Mapping[str, Any], categories: Collection[str]
) -> Ranked:
    pairs = zip(requested, quote["items"], strict=True)
    lines = [_line(want, offer, quote["tax_mode"], categories) for want, offer in pairs]
    kind = _total_kind({line.kind for line in lines})
    cost = None
    if kind in RANKED:
        goods = sum((line.worth for line in lines), Fraction(0))
        cost = goods + Fraction(quote["freight"])
    return Ranked(kind, lines, cost)


def _line(
    want: Line, offer: Line, tax_mode: str, categories: Collection[str]
) -> Offered:
    requested = Fraction(want["quantity"])
    if offer["type"] == "not_available" or offer["unit_price"] is None:
        return Offered("not_offered", requested)
    units = [
        measure(of.get("unit_id"), of.get("unit"), categories) for of in (offer, want)
    ]
    if not (each := units[0].in_(units[1])):
        return Offered("other_unit", requested)
    amount = Fraction(offer["quantity"]) * each
    tax = 1 + Fraction(VAT) if tax_mode == "vat_13_extra" else 1
    per_unit = Fraction(offer["unit_price"]) * tax / each
    return Offered(_kind(offer, amount, requested), requested, amount, per_unit)


def _kind(offer: Line, amount: Fraction, requested: Fraction) -> CellKind:
    if amount < requested:
        return "short"
    return "alternative" if offer["type"] == "alternative" else "full"


def _total_kind(kinds: set[CellKind]) -> TotalKind:
    if kinds & {"short", "not_offered"}:
        return "incomplete"
    if "other_unit" in kinds:
        return "not_comparable"
    return "alternative" if "alternative" in kinds else "complete"


def ranks(offers: Sequence[Ranked]) -> list[int | None]:
    """The place of each among its own kind; who costs the same shares a place."""
    places: list[int | None] = []
    for offer in offers:
        if offer.cost is None:
            places.append(None)
            continue
        alike = [one.cost for one in offers if one.kind == offer.kind]
        places.append(1 + sum(cost < offer.cost for cost in alike if cost is not None))
    return places


def money(of: Fraction | None) -> Decimal | None:
    if of is None:
        return None
    exact = Decimal(of.numerator) / Decimal(of.denominator)
    return exact.quantize(PAISA, ROUND_HALF_UP)
