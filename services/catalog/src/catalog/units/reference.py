"""The units of measure a market begins with."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.text.keys import key
from catalog.units.models import Unit, table
from contracts.reference import Reference


def write_units(session: Session, reference: Reference) -> int:
    rows = [
        Unit(
            id=unit.id,
            code=unit.code,
            name=unit.name,
            name_ne=unit.name_ne,
            symbol=unit.symbol,
            dimension=unit.dimension,
            position=position,
            search_key=key((unit.name, unit.name_ne, unit.symbol)),
        ).model_dump()
        for position, unit in enumerate(reference.units)
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).scalars().all())
