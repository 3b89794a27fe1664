"""What an offer gives of what was requested, in the requested units."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal

from contracts.units import measure
from engagement.rfq.quotes.buyer_cost import BuyerCost, Terms
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.landed_cost import (
    NOTHING,
    VAT,
    Cost,
    costs_of,
    in_paisa,
    total,
)

CellKind = Literal["full", "alternative", "short", "other_unit", "not_offered"]
TotalKind = Literal["complete", "incomplete", "not_comparable", "alternative"]
AS_REQUESTED: tuple[CellKind, ...] = ("full", "short")
Line = Mapping[str, Any]


@dataclass(frozen=True)
class Offered:
    """One line of an offer, in the requested unit. `price`: of the requested quantity
    at most, as the seller wrote it; `per_unit`: without VAT and freight."""

    kind: CellKind
    requested: Fraction = Fraction(0)
    amount: Fraction | None = None
    per_unit: Fraction | None = None
    price: Decimal = NOTHING

    @property
    def missing(self) -> Fraction:
        if self.kind == "short" and self.amount is not None:
            return self.requested - self.amount
        return self.requested if self.kind == "not_offered" else Fraction(0)


@dataclass(frozen=True)
class Ranked:
    """An offer; its costs are those of the requested quantity, whatever more it has."""

    kind: TotalKind
    lines: list[Offered]
    requested_cost: Cost
    cost: BuyerCost
    vat_factor: Fraction
    part_freight: Decimal
    is_all_or_none: bool

    def unit_cost(self, line: int) -> Fraction | None:
        """To this buyer, without freight; None where it is not what was requested."""
        offered = self.lines[line]
        if offered.kind not in AS_REQUESTED or offered.per_unit is None:
            return None
        return offered.per_unit * self.vat_factor


def ranked(
    requested: Sequence[Line],
    quote: Mapping[str, Any],
    categories: Collection[str],
    settings: CostSettings,
    unstated_days: int,
) -> Ranked:
    """`unstated_days`: when an offer without a delivery time is taken to arrive."""
    tax_mode, freight = quote["tax_mode"], Decimal(quote["freight"])
    pairs = zip(requested, quote["items"], strict=True)
    lines = [_line(want, offer, tax_mode, categories) for want, offer in pairs]
    cost = total(costs_of([line.price for line in lines], tax_mode, freight))
    terms, part = Terms.of(quote, unstated_days), quote["part_freight"]
    has_vat = tax_mode != "pan_bill" and not settings.reclaims_vat
    return Ranked(
        _total_kind({line.kind for line in lines}),
        lines,
        cost,
        BuyerCost.of(cost, terms, settings),
        1 + Fraction(VAT) if has_vat else Fraction(1),
        freight if part is None else Decimal(part),
        quote["is_all_or_none"],
    )


def _line(
    want: Line, offer: Line, tax_mode: str, categories: Collection[str]
) -> Offered:
    requested = Fraction(want["quantity"])
    if offer["type"] == "not_available" or offer["unit_price"] is None:
        return Offered("not_offered", requested)
    quantity, price = Fraction(offer["quantity"]), Fraction(offer["unit_price"])
    units = [
        measure(of.get("unit_id"), of.get("unit"), categories) for of in (offer, want)
    ]
    each = units[0].in_(units[1])
    is_alternative = offer["type"] == "alternative"
    if not each:
        kind: CellKind = "alternative" if is_alternative else "other_unit"
        return Offered(kind, requested, price=in_paisa(quantity * price))
    amount = quantity * each
    net = 1 + Fraction(VAT) if tax_mode == "vat_13_included" else 1
    return Offered(
        "alternative" if is_alternative else _kind(amount, requested),
        requested,
        amount,
        price / each / net,
        in_paisa(price * min(quantity, requested / each)),
    )


def _kind(amount: Fraction, requested: Fraction) -> CellKind:
    return "short" if amount < requested else "full"


def _total_kind(kinds: set[CellKind]) -> TotalKind:
    if "alternative" in kinds:
        return "alternative"
    if "other_unit" in kinds:
        return "not_comparable"
    return "complete" if kinds == {"full"} else "incomplete"
