"""Attributes of categories, and the specifications checked by them."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.attributes import queries, values
from catalog.attributes.models import Attribute, table
from catalog.attributes.schemas import AttributeIn
from catalog.categories.models import table as categories
from catalog.error_texts import ATTRIBUTE_KEY_REPEATED
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid, NotFound


def of_categories(
    session: Session, category_ids: Iterable[UUID]
) -> dict[UUID, list[Attribute]]:
    """Inherited ones too, the industry's first; unknown categories are left out."""
    wanted = sa.select(categories.c.id, categories.c.lineage)
    found = session.execute(wanted.where(categories.c.id.in_(set(category_ids))))
    return queries.of_lineages(session, {row.id: row.lineage for row in found})


def of_category(session: Session, category_id: UUID) -> list[Attribute]:
    return of_categories(session, [category_id]).get(category_id, [])


def get(session: Session, category_id: UUID) -> list[Attribute]:
    """As `of_category`; raises NotFound."""
    category = sa.select(categories.c.id).where(_is_living(category_id))
    if session.execute(category).first() is None:
        raise NotFound
    return of_category(session, category_id)


def tidy(session: Session, category_id: UUID, specs: values.Specs) -> dict[str, str]:
    return values.tidied(of_category(session, category_id), specs)


def check(
    session: Session, category_id: UUID, specs: values.Specs, *, publishing: bool
) -> dict[str, list[ErrorDetail]]:
    """Errors by `specs.<key>`; empty without any."""
    attributes = of_category(session, category_id)
    return values.errors(attributes, specs, publishing=publishing)


def put(
    session: Session, category_id: UUID, inputs: Sequence[AttributeIn]
) -> list[Attribute]:
    """Replaces the category's own, in this order unless they have positions.

    Raises NotFound, and Invalid for a key twice.
    """
    _lock(session, category_id)
    own = [item for item in inputs if item.category_id in (None, category_id)]
    keys = [item.key for item in own]
    if len(keys) != len(set(keys)):
        raise Invalid(errors={"attributes": [ATTRIBUTE_KEY_REPEATED]})
    existing = queries.own(session, category_id)
    gone = sa.delete(table).where(
        table.c.category_id == category_id, table.c.key.not_in(keys)
    )
    session.execute(gone)
    for place, item in enumerate(own):
        facts = item.model_dump(exclude={"id", "category_id"})
        if "position" not in item.model_fields_set:
            facts["position"] = place
        attribute = existing.get(item.key) or Attribute(
            category_id=category_id, **facts
        )
        session.add(attribute.sqlmodel_update(facts))
    session.flush()
    return of_category(session, category_id)


def _lock(session: Session, category_id: UUID) -> None:
    living = sa.select(categories.c.id).where(_is_living(category_id))
    if session.execute(living.with_for_update()).first() is None:
        raise NotFound


def _is_living(category_id: UUID) -> Any:
    return (categories.c.id == category_id) & ~categories.c.is_deleted


def hand_over(session: Session, from_id: UUID, to_id: UUID) -> None:
    """A merged category's own go with its products, unless the key is there already."""
    existing = {each.key for each in of_category(session, to_id)}
    mine = table.c.category_id == from_id
    session.execute(sa.delete(table).where(mine, table.c.key.in_(existing)))
    session.execute(sa.update(table).where(mine).values(category_id=to_id))
