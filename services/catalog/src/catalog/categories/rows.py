"""Reads for administrators, and for their changes."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by, array
from sqlmodel import Session

from catalog.categories.models import table
from catalog.categories.schemas import CategoryRow
from catalog.products.models import products
from catalog.text.keys import prefixes

_child, _below, _above = (table.alias(name) for name in ("child", "below", "above"))
_NOT_ARCHIVED = products.c.status != "archived"

_CHILDREN = (
    sa.select(sa.func.count())
    .where(_child.c.parent_id == table.c.id, ~_child.c.is_deleted)
    .correlate(table)
    .scalar_subquery()
)
_PRODUCTS = (
    sa.select(sa.func.count())
    .select_from(products.join(_below, _below.c.id == products.c.category_id))
    .where(_below.c.lineage.contains(array([table.c.id])), _NOT_ARCHIVED)
    .correlate(table)
    .scalar_subquery()
)


def _step() -> Any:
    named: list[Any] = []
    for name in ("id", "name", "name_ne"):
        named += [sa.literal_column(f"'{name}'"), _above.c[name]]
    return sa.func.json_build_object(*named)


_PATH = (
    sa.select(sa.func.json_agg(aggregate_order_by(_step(), _above.c.level)))
    .where(_above.c.id == sa.any_(table.c.lineage), _above.c.id != table.c.id)
    .correlate(table)
    .scalar_subquery()
)
_PLAIN = (
    *("id", "version", "parent_id", "level", "slug", "name", "name_ne"),
    *("icon", "image", "position", "is_leaf"),
)
_ROW = sa.select(
    *(table.c[name] for name in _PLAIN),
    _CHILDREN.label("child_count"),
    _PRODUCTS.label("product_count"),
    sa.func.coalesce(_PATH, sa.text("'[]'::json")).label("path"),
).where(~table.c.is_deleted)


def page(
    session: Session, q: str, parent_id: UUID | None, window: tuple[int, int]
) -> tuple[Sequence[CategoryRow], int]:
    """Found anywhere by `q`, else the children of one; `window` is (limit, offset)."""
    where = [table.c.search_key.like(pattern) for pattern in prefixes(q)]
    if parent_id or not where:
        where.append(table.c.parent_id.is_not_distinct_from(parent_id))
    count = sa.select(sa.func.count()).where(~table.c.is_deleted, *where)
    ordered = _ROW.where(*where).order_by(
        table.c.level, table.c.position, table.c.name, table.c.id
    )
    found = session.execute(ordered.limit(window[0]).offset(window[1]))
    rows = [CategoryRow.model_validate(dict(row)) for row in found.mappings()]
    return rows, session.execute(count).scalar_one()


def one(session: Session, category_id: UUID) -> CategoryRow | None:
    found = session.execute(_ROW.where(table.c.id == category_id)).mappings().first()
    return CategoryRow.model_validate(dict(found)) if found else None


def product_count_of(session: Session, category_id: UUID) -> int:
    """How many products are filed in the category itself."""
    count = sa.select(sa.func.count()).where(
        products.c.category_id == category_id, _NOT_ARCHIVED
    )
    return int(session.execute(count).scalar_one())


def last_position(session: Session, parent_id: UUID | None) -> int:
    last = sa.select(sa.func.coalesce(sa.func.max(table.c.position), 0)).where(
        table.c.parent_id.is_not_distinct_from(parent_id)
    )
    return int(session.execute(last).scalar_one())
