"""What an offer costs in the buyer's yard: price, 13 % VAT (or none), freight."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
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
    """Of each line; the lines' freight adds up to the whole, whatever it is."""
    bare = [_line(item, tax_mode) for item in items]
    shares = _shares(freight, [cost.goods + cost.vat for cost in bare])
    parted = zip(bare, shares, strict=True)
    return [Cost(cost.goods, cost.vat, share) for cost, share in parted]


def total(of: Sequence[Cost]) -> Cost:
    return Cost(
        sum((cost.goods for cost in of), NOTHING),
        sum((cost.vat for cost in of), NOTHING),
        sum((cost.freight for cost in of), NOTHING),
    )


def _line(item: Mapping[str, Any], tax_mode: str) -> Cost:
    if item["type"] == "not_available" or item["unit_price"] is None:
        return Cost()
    price = rounded(Decimal(item["quantity"]) * Decimal(item["unit_price"]))
    if tax_mode == "pan_bill":
        return Cost(goods=price)
    if tax_mode == "vat_13_extra":
        return Cost(goods=price, vat=rounded(price * VAT))
    without = rounded(price / (1 + VAT))
    return Cost(goods=without, vat=price - without)


def _shares(freight: Decimal, worth: Sequence[Decimal]) -> list[Decimal]:
    """By worth; each share is what the sum so far lacks, so that nothing is lost."""
    whole, so_far = sum(worth, NOTHING), NOTHING
    shares: list[Decimal] = []
    for value in worth:
        so_far += value
        due = rounded(freight * so_far / whole) if whole else NOTHING
        shares.append(due - sum(shares, NOTHING))
    return shares


def rounded(amount: Decimal) -> Decimal:
    """To the paisa."""
    return amount.quantize(PAISA, ROUND_HALF_UP)
