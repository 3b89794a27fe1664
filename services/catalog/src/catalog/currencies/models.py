"""Currencies of displayed prices, with a daily rate."""

from datetime import date
from decimal import Decimal

from sqlmodel import Field, SQLModel


class Currency(SQLModel, table=True):
    """`rate`: NPR for one unit (D34)."""

    __tablename__ = "currencies"

    code: str = Field(primary_key=True)
    locale: str
    name: str
    name_ne: str
    symbol: str
    rate: Decimal = Field(max_digits=14, decimal_places=6)
    rates_on: date
    position: int


table = Currency.__table__  # type: ignore[attr-defined]
