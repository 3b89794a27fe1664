"""The orders of the account of two companies."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.orders.models import deliveries as sent
from engagement.orders.models import payments, shortages, table
from engagement.orders.queries import OWNED, SIDES, OrderRows, Rows

# The seller has not accepted it, so nothing is owed.
_UNCONFIRMED = ("placed", "refused")
_ORDERS = (
    sa.select(table)
    .where(
        table.c.buyer_id == sa.bindparam("buyer_id"),
        table.c.seller_id == sa.bindparam("seller_id"),
        table.c.status.not_in(_UNCONFIRMED),
    )
    .order_by(table.c.created_at, table.c.id)
)
MAX_PARTNERS = 500


def _partners(side: str, key: sa.ColumnElement[UUID]) -> sa.Select[Any]:
    """One row for each partner, with the newest order."""
    other = table.c.parties["seller" if side == "buyer" else "buyer"]
    return (
        sa.select(
            table.c.id.label("order_id"),
            other["name"].astext.label("name"),
            other["name_ne"].astext.label("name_ne"),
            sa.func.count().over(partition_by=key).label("order_count"),
        )
        .select_from(OWNED)
        .where(SIDES[side], table.c.status.not_in(_UNCONFIRMED))
        .distinct(key)
        .order_by(key, table.c.created_at.desc(), table.c.id.desc())
        .limit(MAX_PARTNERS)
    )


_PARTNERS = {
    "buyer": _partners("buyer", table.c.seller_id),
    "seller": _partners("seller", table.c.buyer_id),
}
_IDS = sa.cast(sa.bindparam("ids"), ARRAY(sa.Uuid))
_PARTS = tuple(
    sa.select(part).where(part.c.order_id == sa.any_(_IDS)).order_by(part.c.id)
    for part in (sent, shortages, payments)
)


async def partners(reads: AsyncConnection, side: str, user_id: UUID) -> Rows:
    """Each partner with confirmed orders, by name."""
    result = await reads.execute(_PARTNERS[side], {"user_id": user_id})
    return sorted(result.mappings().all(), key=lambda row: str(row["name"]).casefold())


async def between(
    reads: AsyncConnection, buyer_id: UUID, seller_id: UUID
) -> list[OrderRows]:
    """Every confirmed order of the two, the oldest first, without history and notes."""
    params = {"buyer_id": buyer_id, "seller_id": seller_id}
    orders = (await reads.execute(_ORDERS, params)).mappings().all()
    ids: list[UUID] = [order["id"] for order in orders]
    deliveries, missing, paid = [
        _by_order((await reads.execute(part, {"ids": ids})).mappings())
        for part in _PARTS
    ]
    return [
        OrderRows(order, deliveries[id_], missing[id_], paid[id_])
        for id_, order in zip(ids, orders, strict=True)
    ]


def _by_order(rows: Iterable[sa.RowMapping]) -> Mapping[UUID, Rows]:
    of: dict[UUID, list[sa.RowMapping]] = defaultdict(list)
    for row in rows:
        of[row["order_id"]].append(row)
    return of
