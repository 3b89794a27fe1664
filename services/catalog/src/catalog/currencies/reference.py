"""The currencies whose rate never changes: the others wait for a rate."""

from datetime import date

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.currencies.models import table
from catalog.currencies.service import row
from contracts.reference import Reference
from servicekit.clock import today


def write_currencies(
    session: Session, reference: Reference, rates_on: date | None = None
) -> int:
    rows = [
        row(reference, currency.code, currency.fixed_rate, rates_on or today())
        for currency in reference.currencies
        if currency.fixed_rate is not None
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.code)
    return len(session.execute(adding, rows).scalars().all())
