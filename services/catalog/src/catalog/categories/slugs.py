"""Addresses of categories: one at a time, and all those of the past."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories.models import Category, aliases, table
from catalog.text.slugs import slugify


def free(session: Session, name: str, category_id: UUID) -> str:
    """From the English name; its own old one may be used again, others' never."""
    wanted = slugify(name)
    slug, number = wanted, 2
    while _is_taken(session, slug, category_id):
        slug, number = f"{wanted}-{number}", number + 1
    return slug


def _is_taken(session: Session, slug: str, category_id: UUID) -> bool:
    now = sa.select(table.c.id).where(table.c.slug == slug, table.c.id != category_id)
    once = sa.select(aliases.c.category_id).where(
        aliases.c.slug == slug, aliases.c.category_id != category_id
    )
    return session.execute(now.union_all(once)).first() is not None


def change(session: Session, category: Category, name: str) -> None:
    """The old address leads to the new one."""
    slug = free(session, name, category.id)
    if slug != category.slug:
        lead(session, category.slug, category.id)
        session.execute(sa.delete(aliases).where(aliases.c.slug == slug))
        category.slug = slug


def lead(session: Session, slug: str, category_id: UUID) -> None:
    add = insert(aliases).values(slug=slug, category_id=category_id)
    newer = add.on_conflict_do_update(
        index_elements=["slug"], set_={"category_id": add.excluded.category_id}
    )
    session.execute(newer)


def hand_over(session: Session, loser: Category, winner: Category) -> None:
    """All addresses of a merged category lead to the other; its own is free of it."""
    mine = sa.update(aliases).where(aliases.c.category_id == loser.id)
    session.execute(mine.values(category_id=winner.id))
    lead(session, loser.slug, winner.id)
    loser.slug = f"merged-{loser.id.hex}"
