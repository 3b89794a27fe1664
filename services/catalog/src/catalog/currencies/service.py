"""The rate of a day, as an operator sets it."""

from datetime import date
from decimal import Decimal
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.currencies.models import table
from contracts.reference import Reference


class CurrencyUnknown(LookupError):
    pass


class RateFixed(ValueError):
    pass


def set_rate(
    session: Session, reference: Reference, code: str, rate: Decimal, rates_on: date
) -> None:
    """`rate`: NPR for one unit. Raises CurrencyUnknown or RateFixed."""
    known = {each.code: each for each in reference.currencies}
    if code not in known:
        raise CurrencyUnknown(code)
    if known[code].fixed_rate is not None:
        raise RateFixed(code)
    setting = insert(table).values(row(reference, code, rate, rates_on))
    new = {"rate": rate, "rates_on": rates_on}
    session.execute(
        setting.on_conflict_do_update(index_elements=[table.c.code], set_=new)
    )
    fixed = [each.code for each in reference.currencies if each.fixed_rate is not None]
    dated = sa.update(table).where(table.c.code.in_(fixed))
    session.execute(dated.values(rates_on=rates_on))


def row(
    reference: Reference, code: str, rate: Decimal, rates_on: date
) -> dict[str, Any]:
    """In the order of the data file."""
    codes = [each.code for each in reference.currencies]
    currency = reference.currencies[codes.index(code)]
    names = currency.model_dump(exclude={"fixed_rate"})
    position = codes.index(code)
    return {**names, "rate": rate, "rates_on": rates_on, "position": position}
