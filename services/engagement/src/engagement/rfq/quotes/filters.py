"""Which quotes: those sent or accepted on some days, or about to end."""

from datetime import timedelta
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends

from engagement import date_ranges
from engagement.rfq.quotes.models import history, table
from engagement.rfq.quotes.transitions import EXPIRABLE

Moment = Literal["sent", "accepted"]
SOON = timedelta(hours=24)

_by = date_ranges.optional("by", sa.Text, "sent")
_accepted_at = (
    sa.select(sa.func.max(history.c.at))
    .where(history.c.quote_id == table.c.id, history.c.to_status == "accepted")
    .correlate(table)
    .scalar_subquery()
)
_moment = sa.case((_by == "accepted", _accepted_at), else_=table.c.sent_at)
_now = sa.bindparam("now", type_=date_ranges.TIME)
_is_expiring = sa.and_(
    table.c.status.in_(EXPIRABLE),
    table.c.expires_at > _now,
    table.c.expires_at <= _now + SOON,
)
_expiring = date_ranges.optional("ending", sa.Boolean)
FIGURE_CONDITIONS = sa.and_(
    date_ranges.within(_moment), sa.or_(_expiring.is_not(sa.true()), _is_expiring)
)


async def figure_filters(
    span: date_ranges.RequestedSpan, by: Moment = "sent", ending: bool = False
) -> dict[str, Any]:
    """`by`: which moment the days are of; `ending`: live for less than a day more."""
    return {**span.binds, "by": by, "ending": ending}


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]
