"""Which enquiries: those of some days, answered in time, or to be reminded of."""

from datetime import timedelta
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends

from engagement import spans
from engagement.enquiries.models import history, table
from engagement.enquiries.transitions import UNCOUNTED
from engagement.enquiries.waiting import ANSWER_WITHIN
from servicekit.clock import today

Moment = Literal["received", "answered", "won"]

_by = spans.optional("by", sa.Text, "received")
WON_AT = (
    sa.select(sa.func.max(history.c.at))
    .where(history.c.enquiry_id == table.c.id, history.c.to_status == "won")
    .correlate(table)
    .scalar_subquery()
)
_moment = sa.case(
    (_by == "answered", table.c.first_response_at),
    (_by == "won", WON_AT),
    else_=table.c.created_at,
)
_answer_by = sa.func.coalesce(table.c.answer_by, table.c.created_at + ANSWER_WITHIN)
IS_IN_TIME = table.c.first_response_at <= _answer_by
# The one rule of every figure, vendor's too: proven, neither taken back nor spam, and
# answered or due.
COUNTS = sa.and_(
    table.c.is_proven,
    table.c.status.not_in(UNCOUNTED),
    sa.or_(table.c.first_response_at.is_not(None), _answer_by <= sa.func.now()),
)
_answered = spans.optional("answered", sa.Text)
_remind_before = spans.optional("remind_before", spans.TIME)
NARROWED = sa.and_(
    spans.within(_moment),
    sa.or_(_answered.is_(None), IS_IN_TIME),
    sa.or_(_remind_before.is_(None), table.c.remind_at < _remind_before),
)


async def narrowed(
    span: spans.AskedSpan,
    by: Moment = "received",
    answered: Literal["in_time"] | None = None,
    remind: Literal["today"] | None = None,
) -> dict[str, Any]:
    """`by`: which moment the days are of; `remind`: wanted back today or earlier."""
    tomorrow = spans.start_of(today() + timedelta(days=1))
    return {
        **span.binds,
        "by": by,
        "answered": answered,
        "remind_before": tomorrow if remind else None,
    }


Narrowed = Annotated[dict[str, Any], Depends(narrowed)]
