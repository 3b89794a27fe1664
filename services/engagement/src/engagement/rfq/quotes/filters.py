"""Which quotes: those sent or accepted on some days, or about to end."""

from datetime import timedelta
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends

from engagement import date_ranges
from engagement.rfq.quotes.models import history, table
from engagement.rfq.quotes.transitions import EXPIRABLE

Moment = Literal["sent", "accepted"]
Source = Literal["enquiry", "requirement"]
Sort = Literal["newest", "updated", "ending"]
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
_source = date_ranges.optional("source", sa.Text)
FIGURE_CONDITIONS = sa.and_(
    date_ranges.within(_moment),
    sa.or_(_expiring.is_not(sa.true()), _is_expiring),
    sa.or_(
        _source.is_(None), (_source == "enquiry") == table.c.enquiry_id.is_not(None)
    ),
)


async def figure_filters(
    span: date_ranges.RequestedSpan,
    by: Moment = "sent",
    ending: bool = False,
    source: Source | None = None,
) -> dict[str, Any]:
    """`by`: which moment the days are of; `ending`: live for less than a day more;
    `source`: what the quote answers."""
    return {**span.binds, "by": by, "ending": ending, "source": source}


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]
