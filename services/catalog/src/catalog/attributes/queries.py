"""Reads of attributes: those of a lineage, from the industry down."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Session, col, select

from catalog.attributes.models import Attribute, table
from catalog.categories.models import table as categories
from servicekit.reads import Row

# Bind `lineage`; give the rows to `nearest`.
OF_LINEAGE = (
    sa.select(table)
    .join(categories, categories.c.id == table.c.category_id)
    .where(
        table.c.category_id == sa.any_(sa.bindparam("lineage", type_=ARRAY(sa.Uuid)))
    )
    .order_by(categories.c.level, table.c.position, table.c.key)
)


def nearest(rows: Iterable[Row | Mapping[str, Any]]) -> list[dict[str, Any]]:
    """As the wire has them; of one key the category nearest to the product wins."""
    return list({row["key"]: dict(row) for row in rows}.values())


def of_lineages(
    session: Session, lineages: Mapping[UUID, Sequence[UUID]]
) -> dict[UUID, list[Attribute]]:
    """For many categories by one statement, each with its lineage."""
    wanted = {category_id for lineage in lineages.values() for category_id in lineage}
    of_any = select(Attribute).where(col(Attribute.category_id).in_(wanted))
    ordered = of_any.order_by(col(Attribute.position), col(Attribute.key))
    by_category: dict[UUID, list[Attribute]] = {}
    for attribute in session.exec(ordered):
        by_category.setdefault(attribute.category_id, []).append(attribute)
    return {
        category_id: _merged([by_category.get(above, []) for above in lineage])
        for category_id, lineage in lineages.items()
    }


def _merged(levels: list[list[Attribute]]) -> list[Attribute]:
    named = {attribute.key: attribute for level in levels for attribute in level}
    return list(named.values())


def own(session: Session, category_id: UUID) -> dict[str, Attribute]:
    mine = select(Attribute).where(table.c.category_id == category_id)
    return {each.key: each for each in session.exec(mine)}
