"""Reads of orders: each side its own rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional
from engagement.orders.filters import Sort, figure_condition
from engagement.orders.models import (
    deliveries,
    history,
    notes,
    payments,
    shortages,
    table,
)
from engagement.orders.quantities import Progress, progress
from engagement.replicas.sellers.models import table as sellers
from engagement.search_text import contains

Rows = Sequence[sa.RowMapping]
_noted_by = (
    sa.select(sa.func.array_agg(payments.c.role.distinct()))
    .where(payments.c.order_id == table.c.id, payments.c.status == "noted")
    .correlate(table)
    .scalar_subquery()
)
_rows = sa.select(
    table,
    sellers.c.owner_id,
    sellers.c.slug,
    sellers.c.company_logo,
    _noted_by.label("payment_noted_by"),
).select_from(table.outerjoin(sellers, sellers.c.seller_id == table.c.seller_id))
_ONE = _rows.where(table.c.id == sa.bindparam("id"))
SIDES = {
    "buyer": table.c.buyer_id == sa.bindparam("user_id"),
    "seller": sellers.c.owner_id == sa.bindparam("user_id"),
}
_wanted = optional("statuses", ARRAY(sa.Text))
_quote = optional("quote_id", sa.Uuid)
_filters = sa.and_(
    sa.or_(_wanted.is_(None), table.c.status == sa.any_(_wanted)),
    sa.or_(_quote.is_(None), table.c.quote_id == _quote),
)
_number = sa.func.concat("HO-", table.c.number)
_PARTNER_NAMES = ("name", "name_ne")


def _searched(side: str) -> tuple[Any, ...]:
    partner = table.c.parties["seller" if side == "buyer" else "buyer"]
    names = (partner[name].astext for name in _PARTNER_NAMES)
    return (_number, table.c.title, *names)


_matching = {
    side: sa.and_(own, _filters, figure_condition(side), contains(*_searched(side)))
    for side, own in SIDES.items()
}
_landed = table.c.goods + table.c.vat + table.c.freight
_newest = (table.c.created_at.desc(), table.c.id.desc())
_ORDERS: dict[Sort, tuple[Any, ...]] = {
    "newest": _newest,
    "updated": (table.c.updated_at.desc(), table.c.id.desc()),
    "value": (_landed.desc(), *_newest),
}
_LISTS = {
    (side, sort): _rows.where(filters)
    .order_by(*order)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
    for side, filters in _matching.items()
    for sort, order in _ORDERS.items()
}
OWNED = table.outerjoin(sellers, sellers.c.seller_id == table.c.seller_id)
_TOTALS = {
    side: sa.select(sa.func.count()).select_from(OWNED).where(filters)
    for side, filters in _matching.items()
}
_VALUES = {
    side: sa.select(sa.func.coalesce(sa.func.sum(_landed), 0))
    .select_from(OWNED)
    .where(filters)
    for side, filters in _matching.items()
}
_COUNTS = {
    side: sa.select(table.c.status, sa.func.count().label("number"))
    .select_from(OWNED)
    .where(own)
    .group_by(table.c.status)
    for side, own in SIDES.items()
}
_of_order: sa.BindParameter[UUID] = sa.bindparam("id")
_DELIVERIES = (
    sa.select(deliveries)
    .where(deliveries.c.order_id == _of_order)
    .order_by(deliveries.c.number)
)
_SHORTAGES = (
    sa.select(shortages)
    .where(shortages.c.order_id == _of_order)
    .order_by(shortages.c.id)
)
_PAYMENTS = (
    sa.select(payments)
    .where(payments.c.order_id == _of_order)
    .order_by(payments.c.created_at, payments.c.id)
)
_HISTORY = (
    sa.select(history)
    .where(history.c.order_id == _of_order)
    .order_by(history.c.at, history.c.id)
)
_NOTES = (
    sa.select(notes)
    .where(notes.c.order_id == _of_order)
    .order_by(notes.c.created_at, notes.c.id)
)
_PARTS = (_DELIVERIES, _SHORTAGES, _PAYMENTS, _HISTORY, _NOTES)


@dataclass(frozen=True)
class OrderRows:
    """An order with everything that belongs to it."""

    order: sa.RowMapping
    deliveries: Rows
    shortages: Rows
    payments: Rows
    history: Rows = ()
    notes: Rows = ()

    @property
    def progress(self) -> dict[str, Progress]:
        """By the line's id."""
        sent, missing = (
            [SimpleNamespace(**row) for row in rows]
            for rows in (self.deliveries, self.shortages)
        )
        return progress(self.order["lines"], sent, missing)


async def page(
    reads: AsyncConnection,
    side: str,
    *,
    limit: int,
    offset: int,
    sort: Sort = "newest",
    **wanted: Any,
) -> tuple[Rows, int]:
    params = {**wanted, "limit": limit, "offset": offset}
    rows = (await reads.execute(_LISTS[side, sort], params)).mappings().all()
    return rows, await total(reads, side, **wanted)


async def total(reads: AsyncConnection, side: str, **wanted: Any) -> int:
    number: int = (await reads.execute(_TOTALS[side], wanted)).scalar_one()
    return number


async def value(reads: AsyncConnection, side: str, **wanted: Any) -> Decimal:
    """In rupees, with VAT and freight."""
    amount: Decimal = (await reads.execute(_VALUES[side], wanted)).scalar_one()
    return Decimal(amount)


def batch(session: Session, side: str, wanted: Mapping[str, Any]) -> Rows:
    """As a page, for an export."""
    return session.execute(_LISTS[side, "newest"], wanted).mappings().all()


async def counts(reads: AsyncConnection, side: str, user_id: UUID) -> Mapping[str, int]:
    result = await reads.execute(_COUNTS[side], {"user_id": user_id})
    return {row.status: row.number for row in result}


async def one(reads: AsyncConnection, order_id: UUID) -> OrderRows | None:
    params = {"id": order_id}
    order = (await reads.execute(_ONE, params)).mappings().first()
    if order is None:
        return None
    parts = [(await reads.execute(part, params)).mappings().all() for part in _PARTS]
    return OrderRows(order, *parts)


def after_change(session: Session, order_id: UUID) -> OrderRows:
    session.flush()
    params = {"id": order_id}
    order = session.execute(_ONE, params).mappings().one()
    parts = [session.execute(part, params).mappings().all() for part in _PARTS]
    return OrderRows(order, *parts)
