"""Events of categories."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, col, select

from catalog.categories.models import Category
from contracts.catalog import CategoryChanged
from servicekit.messaging.event import Event

NOBODY = UUID(int=0)


def state(category: Category) -> CategoryChanged:
    return CategoryChanged(
        category_id=category.id,
        version=category.version,
        parent_id=category.parent_id,
        level=category.level,
        slug=category.slug,
        name=category.name,
        name_ne=category.name_ne,
        is_leaf=category.is_leaf,
        is_deleted=category.is_deleted,
        merged_into=category.merged_into,
    )


def snapshot(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """The whole tree, tombstones included, in the order of ids."""
    wanted = (
        select(Category)
        .where(col(Category.id) > (UUID(after) if after else NOBODY))
        .order_by(col(Category.id))
        .limit(limit)
    )
    return [(str(each.id), state(each)) for each in session.exec(wanted).all()]
