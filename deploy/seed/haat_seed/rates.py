"""Rates of the demo, for currencies whose rate changes."""

from decimal import Decimal

from haat_seed.record import Record


class Rates(Record):
    """`rates`: NPR for one unit, by code."""

    rates_on: str
    note: str
    rates: dict[str, Decimal]
