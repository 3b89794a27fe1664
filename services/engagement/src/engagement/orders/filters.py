"""Which orders: those placed on some days, or those that wait for one side."""

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Depends

from engagement import date_ranges
from engagement.orders.models import deliveries, payments, table

_waiting = date_ranges.optional("waiting", sa.Boolean)
_is_on_its_way = sa.exists().where(
    deliveries.c.order_id == table.c.id, deliveries.c.receipt.is_(None)
)


def _is_noted_by(side: str) -> sa.ColumnElement[bool]:
    """A payment that the other side has not confirmed."""
    return sa.exists().where(
        payments.c.order_id == table.c.id,
        payments.c.status == "noted",
        payments.c.role == side,
    )


# What each side can do next, and the other one waits for.
WAITS_FOR = {
    "buyer": sa.or_(
        table.c.status == "disputed",
        table.c.status.in_(("part_delivered", "delivered")) & _is_on_its_way,
        table.c.cancel_requested_by == "seller",
        _is_noted_by("seller"),
    ),
    "seller": sa.or_(
        table.c.status.in_(("placed", "confirmed", "part_delivered", "short")),
        table.c.cancel_requested_by == "buyer",
        _is_noted_by("buyer"),
    ),
}


def figure_condition(side: str) -> sa.ColumnElement[bool]:
    return sa.and_(
        date_ranges.within(table.c.created_at),
        sa.or_(_waiting.is_not(sa.true()), WAITS_FOR[side]),
    )


async def figure_filters(
    span: date_ranges.RequestedSpan, waiting: bool = False
) -> dict[str, Any]:
    """`waiting`: the caller's side is next."""
    return {**span.binds, "waiting": waiting}


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]
