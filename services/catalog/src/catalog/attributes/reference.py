"""The attributes of the categories a market begins with."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.attributes.models import Attribute, table
from contracts.reference import Reference, reference_id


def write_attributes(session: Session, reference: Reference) -> int:
    rows = [
        Attribute(
            id=reference_id("attribute", f"{each.category}/{attribute.key}"),
            category_id=reference_id("category", each.category),
            **attribute.model_dump(),
        ).model_dump()
        for each in reference.attributes
        for attribute in each.attributes
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).all())
