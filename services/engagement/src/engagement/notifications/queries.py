from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import UUID as PG_UUID
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.notifications.models import table

_own = sa.and_(table.c.user_id == sa.bindparam("user_id"), table.c.is_shown)
_cursor = sa.cast(sa.bindparam("cursor"), PG_UUID)
_only_unread = sa.cast(sa.bindparam("unread"), sa.Boolean)
_LIST = (
    sa.select(table)
    .where(
        _own,
        sa.or_(_cursor.is_(None), table.c.id < _cursor),
        sa.or_(sa.not_(_only_unread), table.c.read_at.is_(None)),
    )
    .order_by(table.c.id.desc())
    .limit(sa.bindparam("limit"))
)
_UNREAD = (
    sa.select(sa.func.count()).select_from(table).where(_own, table.c.read_at.is_(None))
)
_AFTER = (
    sa.select(table)
    .where(_own, table.c.id > sa.bindparam("after"))
    .order_by(table.c.id)
    .limit(200)
)
_IDS = sa.cast(sa.bindparam("ids"), ARRAY(PG_UUID))
_BY_ID = sa.select(table).where(_own, table.c.id == sa.any_(_IDS)).order_by(table.c.id)


async def newest(
    reads: AsyncConnection, user_id: UUID, **wanted: Any
) -> Sequence[sa.RowMapping]:
    """`cursor`, `unread` and `limit` as the wire has them."""
    return (await reads.execute(_LIST, {"user_id": user_id, **wanted})).mappings().all()


async def count_unread(reads: AsyncConnection, user_id: UUID) -> int:
    return (await reads.execute(_UNREAD, {"user_id": user_id})).scalar_one()


async def after(
    reads: AsyncConnection, user_id: UUID, last: UUID
) -> Sequence[sa.RowMapping]:
    result = await reads.execute(_AFTER, {"user_id": user_id, "after": last})
    return result.mappings().all()


async def by_id(
    reads: AsyncConnection, user_id: UUID, ids: Sequence[UUID]
) -> Sequence[sa.RowMapping]:
    result = await reads.execute(_BY_ID, {"user_id": user_id, "ids": list(ids)})
    return result.mappings().all()
