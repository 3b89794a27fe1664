"""What the categories a market begins with ask of their products."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.attributes.models import Attribute, table
from contracts.reference import Reference, reference_id


def write_attributes(session: Session, reference: Reference) -> int:
    rows = [
        Attribute(
            id=reference_id("attribute", f"{each.category}/{asked.key}"),
            category_id=reference_id("category", each.category),
            **asked.model_dump(),
        ).model_dump()
        for each in reference.attributes
        for asked in each.attributes
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).all())
