"""The unit in which prices and minimum orders of different products compare."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from math import ceil

from contracts.units import measure, units


@dataclass(frozen=True, slots=True)
class PriceUnit:
    """`code`: the kilogram for a tonne; a unit without a factor is its own.

    `size`: how many of it one of the product's unit is.
    """

    code: str
    size: Fraction

    def price(self, price: Decimal | None) -> Decimal | None:
        """Of one `code`, not rounded."""
        if price is None:
            return None
        return price * self.size.denominator / self.size.numerator

    def quantity(self, quantity: int) -> int:
        """The next whole number of `code`."""
        return ceil(quantity * self.size)


@lru_cache(maxsize=1_000)
def price_unit(code: str) -> PriceUnit:
    """Of the unit with this code, of the reference data or not."""
    named = measure(None, code)
    for unit in units():
        if unit.scale and unit.scale == named.scale and Decimal(unit.factor or 0) == 1:
            return PriceUnit(unit.code, named.size or Fraction(1))
    return PriceUnit(named.code, Fraction(1))


def converted(quantity: int, unit: str | None, code: str) -> Fraction | None:
    """So much of `unit` in the unit `code`; None where it does not convert.

    Without a unit it is of `code` already.
    """
    if unit is None:
        return Fraction(quantity)
    per_unit = measure(None, unit).in_(measure(None, code))
    return None if per_unit is None else quantity * per_unit
