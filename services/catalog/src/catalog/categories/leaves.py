"""Categories that products are filed under, held while one is filed."""

from collections.abc import Iterable
from uuid import UUID

from sqlmodel import Session, select

from catalog.categories.models import Category, table


def leaf(session: Session, category_id: UUID) -> Category | None:
    """None for one that is deleted, or has categories below it."""
    return leaves(session, [category_id]).get(category_id)


def leaves(session: Session, ids: Iterable[UUID]) -> dict[UUID, Category]:
    """Shared locks: a merge or deletion waits for transactions that file
    products here; the next ones see the category as it is then."""
    wanted = (
        select(Category)
        .where(table.c.id.in_(set(ids)), table.c.is_leaf, ~table.c.is_deleted)
        .order_by(table.c.id)
        .with_for_update(read=True)
        .execution_options(populate_existing=True)
    )
    return {category.id: category for category in session.exec(wanted)}
