"""Rates of the demo marketplace."""

from datetime import date

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.currencies.models import table
from catalog.currencies.service import row
from haat_seed import Seed


def write_rates(session: Session, seed: Seed) -> int:
    rates_on = date.fromisoformat(seed.rates.rates_on)
    rows = [row(seed, code, rate, rates_on) for code, rate in seed.rates.rates.items()]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.code)
    return len(session.execute(adding, rows).scalars().all())
