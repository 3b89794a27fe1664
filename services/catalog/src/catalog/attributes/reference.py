"""What the demo marketplace's categories ask of their products."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.attributes.models import Attribute, table
from haat_seed import Seed, seed_id


def write_attributes(session: Session, seed: Seed) -> int:
    rows = [
        Attribute(
            id=seed_id("attribute", f"{each.category}/{asked.key}"),
            category_id=seed_id("category", each.category),
            **asked.model_dump(),
        ).model_dump()
        for each in seed.attributes
        for asked in each.attributes
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).all())
