"""Which orders: placed on some days, waiting for one side, or without a review."""

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends

from engagement import date_ranges
from engagement.order_reviews.models import WRITTEN_WITHIN
from engagement.order_reviews.models import table as reviews
from engagement.orders.models import deliveries, history, payments, table
from servicekit.clock import now

Sort = Literal["newest", "updated", "value"]
_waiting = date_ranges.optional("waiting", sa.Boolean)
_unreviewed = date_ranges.optional("unreviewed", sa.Boolean)
_closed_after = date_ranges.optional("closed_after", date_ranges.TIME)
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


_closed_at = (
    sa.select(sa.func.max(history.c.at))
    .where(history.c.order_id == table.c.id, history.c.to_status == "closed")
    .correlate(table)
    .scalar_subquery()
)
_is_reviewable = sa.and_(
    table.c.status == "closed",
    sa.func.coalesce(_closed_at, table.c.updated_at) > _closed_after,
    ~sa.exists().where(reviews.c.order_id == table.c.id).correlate(table),
)


def figure_condition(side: str) -> sa.ColumnElement[bool]:
    return sa.and_(
        date_ranges.within(table.c.created_at),
        sa.or_(_waiting.is_not(sa.true()), WAITS_FOR[side]),
        sa.or_(_unreviewed.is_not(sa.true()), _is_reviewable),
    )


async def figure_filters(
    span: date_ranges.RequestedSpan, waiting: bool = False, unreviewed: bool = False
) -> dict[str, Any]:
    """`waiting`: the caller's side is next; `unreviewed`: closed, and the buyer may
    still write a review."""
    more = {"unreviewed": unreviewed, "closed_after": now() - WRITTEN_WITHIN}
    return {**span.binds, "waiting": waiting, **more}


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]
