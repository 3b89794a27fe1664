"""Currencies and their rates."""

from decimal import Decimal

from haat_seed.record import Record


class Currency(Record):
    code: str
    locale: str
    name: str
    name_ne: str
    symbol: str
    rate: Decimal


class Currencies(Record):
    rates_on: str
    note: str
    default: str
    currencies: list[Currency]
