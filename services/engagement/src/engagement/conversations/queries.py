from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.conversations.models import table
from engagement.enquiries.models import table as enquiries
from engagement.sellers.models import table as sellers

_SIDES = (
    sa.select(enquiries.c.buyer_id, sellers.c.owner_id)
    .select_from(
        enquiries.outerjoin(sellers, sellers.c.seller_id == enquiries.c.seller_id)
    )
    .where(enquiries.c.id == sa.bindparam("id"))
)
_here = table.c.enquiry_id == sa.bindparam("id")
_TOTAL = sa.select(sa.func.count()).select_from(table).where(_here)
# Newest first, so that page 1 is where the talk is; the screen turns it round.
_PAGE = (
    sa.select(table)
    .where(_here)
    .order_by(table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)


async def sides(reads: AsyncConnection, enquiry_id: UUID) -> Any | None:
    """`buyer_id` and the seller's `owner_id`; None when there is no such enquiry."""
    return (await reads.execute(_SIDES, {"id": enquiry_id})).first()


async def page(
    reads: AsyncConnection, enquiry_id: UUID, limit: int, offset: int
) -> tuple[list[sa.RowMapping], int]:
    wanted = {"id": enquiry_id, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, wanted)).mappings().all()
    total = (await reads.execute(_TOTAL, {"id": enquiry_id})).scalar_one()
    return list(rows), total
