"""What an offer costs the buyer: VAT that they reclaim and payment terms are priced."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.landed_cost import NOTHING, Cost, in_paisa

DAYS_A_YEAR = 365
# An offer that states no delivery time arrives no earlier than this, nor than others.
UNSTATED_DAYS = 30


@dataclass(frozen=True)
class Terms:
    """When the buyer pays: an advance with the order, the rest after delivery."""

    advance_pct: int = 0
    credit_days: int = 0
    delivery_days: int = 0

    @classmethod
    def of(cls, quote: Mapping[str, Any], unstated_days: int) -> "Terms":
        days = quote["delivery_days"]
        return cls(
            quote["advance_pct"],
            quote["credit_days"],
            unstated_days if days is None else days,
        )


@dataclass(frozen=True)
class BuyerCost:
    """`landed` is paid; `reclaimed` comes back; `payment` is below zero for credit."""

    landed: Decimal = NOTHING
    reclaimed: Decimal = NOTHING
    payment: Decimal = NOTHING

    @classmethod
    def of(cls, cost: Cost, terms: Terms, settings: CostSettings) -> "BuyerCost":
        reclaimed = cost.vat if settings.reclaims_vat else NOTHING
        payment = payment_cost(cost.landed, terms, settings.yearly_rate_pct)
        return cls(cost.landed, reclaimed, payment)

    @property
    def total(self) -> Decimal:
        return self.landed - self.reclaimed + self.payment


def payment_cost(landed: Decimal, terms: Terms, yearly_rate_pct: Decimal) -> Decimal:
    """Simple interest: the advance from payment to delivery, less the credit from
    delivery to payment."""
    advance = Fraction(landed) * terms.advance_pct / 100
    rest = Fraction(landed) - advance
    days = advance * terms.delivery_days - rest * terms.credit_days
    return in_paisa(days * Fraction(yearly_rate_pct) / 100 / DAYS_A_YEAR)


def unstated_days(stated: Iterable[int | None]) -> int:
    """When an offer without a delivery time is taken to arrive."""
    return max([UNSTATED_DAYS, *(days for days in stated if days is not None)])
