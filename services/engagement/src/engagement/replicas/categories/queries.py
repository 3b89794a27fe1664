from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.error_texts import CATEGORY_NOT_CHOSEN, CATEGORY_NOT_EXACT
from engagement.replicas.categories.models import Category, table
from servicekit.error_detail import ErrorDetail

_line = (
    sa.select(table.c.slug, table.c.parent_id)
    .where(table.c.category_id == sa.bindparam("id"))
    .cte("line", recursive=True)
)
_above = sa.select(table.c.slug, table.c.parent_id).join(
    _line, table.c.category_id == _line.c.parent_id
)
_SLUGS = sa.select(_line.union(_above).c.slug)


async def slugs_above(reads: AsyncConnection, category_id: UUID | None) -> list[str]:
    """Of the category and of all it lies in."""
    return list((await reads.execute(_SLUGS, {"id": category_id})).scalars())


def problem_with(session: Session, category_id: UUID) -> ErrorDetail | None:
    """Why nothing can be filed here: it must be the deepest category (D30)."""
    category = session.get(Category, category_id)
    if category is None or category.is_deleted:
        return CATEGORY_NOT_CHOSEN
    return None if category.is_leaf else CATEGORY_NOT_EXACT
