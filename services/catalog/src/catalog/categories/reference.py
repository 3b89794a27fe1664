"""The category tree a market begins with."""

from collections.abc import Callable
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories import events
from catalog.categories.models import Category, table
from catalog.text.keys import key
from contracts.reference import Reference, reference_id
from servicekit.messaging.outbox import record

Picture = Callable[[str | None], str | None]


def no_picture(_: str | None) -> None:
    """The pictures belong to the demo."""


def write_categories(
    session: Session, reference: Reference, picture: Picture = no_picture
) -> int:
    """Parents before their children, as the file has them."""
    rows = _rows(reference, picture)
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    added = set(session.execute(adding, [row.model_dump() for row in rows]).scalars())
    for row in rows:
        if row.id in added:
            record(session, events.state(row))
    return len(added)


def _rows(reference: Reference, picture: Picture) -> list[Category]:
    parents = {each.parent for each in reference.categories}
    lineages: dict[str | None, list[UUID]] = {None: []}
    rows = []
    for each in sorted(reference.categories, key=lambda category: category.level):
        lineages[each.slug] = [*lineages[each.parent], each.id]
        row = Category(
            id=each.id,
            parent_id=reference_id("category", each.parent) if each.parent else None,
            lineage=lineages[each.slug],
            level=each.level,
            position=each.position,
            slug=each.slug,
            name=each.name,
            name_ne=each.name_ne,
            icon=each.icon,
            image=picture(each.image),
            is_leaf=each.slug not in parents,
            search_key=key((each.name, each.name_ne)),
        )
        rows.append(row)
    return rows
