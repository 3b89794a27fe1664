"""What an offer costs in the buyer's yard: price, 13 % VAT (or none), freight."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

VAT = Decimal("0.13")
PAISA = Decimal("0.01")
NOTHING = Decimal("0.00")


@dataclass(frozen=True)
class Cost:
    """`goods` without VAT; `landed` is the sum of the three, to the paisa."""

    goods: Decimal = NOTHING
    vat: Decimal = NOTHING
    freight: Decimal = NOTHING

    @property
    def landed(self) -> Decimal:
        return self.goods + self.vat + self.freight


def costs(
    items: Sequence[Mapping[str, Any]], tax_mode: str, freight: Decimal
) -> list[Cost]:
    """Of each line. VAT is computed once, on the sum; lines share it and the freight,
    so that they add up to the paisa."""
    return costs_of([line_price(item) for item in items], tax_mode, freight)


def costs_of(prices: Sequence[Decimal], tax_mode: str, freight: Decimal) -> list[Cost]:
    """Of lines with these prices, as the seller wrote them."""
    vat = _shares(_vat(sum(prices, NOTHING), tax_mode), prices)
    is_included = tax_mode == "vat_13_included"
    goods = [
        price - tax if is_included else price
        for price, tax in zip(prices, vat, strict=True)
    ]
    taxed = [price + tax for price, tax in zip(goods, vat, strict=True)]
    parts = zip(goods, vat, _shares(freight, taxed), strict=True)
    return [Cost(*part) for part in parts]


def total(of: Sequence[Cost]) -> Cost:
    return Cost(
        sum((cost.goods for cost in of), NOTHING),
        sum((cost.vat for cost in of), NOTHING),
        sum((cost.freight for cost in of), NOTHING),
    )


def line_price(item: Mapping[str, Any]) -> Decimal:
    """Quantity by unit price, as the seller wrote it: with VAT where it is included."""
    if item["type"] == "not_available" or item["unit_price"] is None:
        return NOTHING
    return rounded(Decimal(item["quantity"]) * Decimal(item["unit_price"]))


def _vat(amount: Decimal, tax_mode: str) -> Decimal:
    if tax_mode == "pan_bill":
        return NOTHING
    if tax_mode == "vat_13_extra":
        return rounded(amount * VAT)
    return amount - rounded(amount / (1 + VAT))


def _shares(amount: Decimal, worth: Sequence[Decimal]) -> list[Decimal]:
    """By worth; each share is what the sum so far lacks, so that nothing is lost."""
    worth_total, so_far = sum(worth, NOTHING), NOTHING
    shares: list[Decimal] = []
    for value in worth:
        so_far += value
        due = rounded(amount * so_far / worth_total) if worth_total else NOTHING
        shares.append(due - sum(shares, NOTHING))
    return shares


def in_paisa(amount: Fraction) -> Decimal:
    """Of an exact amount, rounded once."""
    sign, paisa = (-1 if amount < 0 else 1), abs(amount) * 100
    return Decimal(sign * int(paisa + Fraction(1, 2))).scaleb(-2)


def rounded(amount: Decimal) -> Decimal:
    """To the paisa."""
    return amount.quantize(PAISA, ROUND_HALF_UP)
