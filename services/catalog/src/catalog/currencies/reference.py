"""Currencies and rates of the demo marketplace."""

from datetime import date

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.currencies.models import table
from haat_seed import Seed


def write_currencies(session: Session, seed: Seed) -> int:
    rates_on = date.fromisoformat(seed.currencies.rates_on)
    rows = [
        {**currency.model_dump(), "rates_on": rates_on, "position": position}
        for position, currency in enumerate(seed.currencies.currencies)
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.code)
    return len(session.execute(adding, rows).scalars().all())
