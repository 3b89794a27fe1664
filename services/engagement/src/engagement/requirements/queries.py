"""Reads of requirements: the buyer's own rows."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.categories.models import table as categories
from engagement.requirements.models import table
from engagement.requirements.transitions import EXPIRABLE

status = sa.case(
    (
        sa.and_(table.c.status.in_(EXPIRABLE), table.c.expires_at <= sa.func.now()),
        "expired",
    ),
    else_=table.c.status,
)
_rows = sa.select(
    *(column for column in table.c if column.name != "status"),
    status.label("status"),
    categories.c.slug.label("category_slug"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
).select_from(
    table.outerjoin(categories, categories.c.category_id == table.c.category_id)
)
_wanted = sa.cast(sa.bindparam("status"), sa.Text)
_own = sa.and_(
    table.c.buyer_id == sa.bindparam("user_id"),
    sa.or_(_wanted.is_(None), status == _wanted),
)
_LIST = (
    _rows.where(_own)
    .order_by(table.c.created_at.desc(), table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_TOTAL = sa.select(sa.func.count()).select_from(table).where(_own)
_ONE = _rows.where(table.c.id == sa.bindparam("id"))


async def page(
    reads: AsyncConnection, **wanted: Any
) -> tuple[list[sa.RowMapping], int]:
    rows = (await reads.execute(_LIST, wanted)).mappings().all()
    total = (await reads.execute(_TOTAL, wanted)).scalar_one()
    return list(rows), total


async def one(reads: AsyncConnection, requirement_id: UUID) -> sa.RowMapping | None:
    return (await reads.execute(_ONE, {"id": requirement_id})).mappings().first()


def after_change(session: Session, requirement_id: UUID) -> sa.RowMapping:
    session.flush()
    return session.execute(_ONE, {"id": requirement_id}).mappings().one()
