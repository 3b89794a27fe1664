"""The category tree of the demo marketplace."""

from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories import telling
from catalog.categories.models import Category, table
from catalog.images.paths import url
from catalog.search.keys import key
from haat_seed import Seed, seed_id
from servicekit.messaging.outbox import record


def write_categories(session: Session, seed: Seed) -> int:
    """Parents stand before their children, as the file has them."""
    rows = _rows(seed)
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    added = set(session.execute(adding, [row.model_dump() for row in rows]).scalars())
    for row in rows:
        if row.id in added:
            record(session, telling.state(row))
    return len(added)


def _rows(seed: Seed) -> list[Category]:
    parents = {each.parent for each in seed.categories}
    lineages: dict[str | None, list[UUID]] = {None: []}
    rows = []
    for each in sorted(seed.categories, key=lambda category: category.level):
        lineages[each.slug] = [*lineages[each.parent], each.id]
        row = Category(
            id=each.id,
            parent_id=seed_id("category", each.parent) if each.parent else None,
            lineage=lineages[each.slug],
            level=each.level,
            position=each.position,
            slug=each.slug,
            name=each.name,
            name_ne=each.name_ne,
            icon=each.icon,
            image=url(each.image),
            is_leaf=each.slug not in parents,
            search_key=key((each.name, each.name_ne)),
        )
        rows.append(row)
    return rows
