"""Which enquiries a list, an export or a figure is of.

Those of some days, answered in time, or to be reminded of.
"""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from fastapi import Depends, Query

from engagement import date_ranges
from engagement.enquiries.deadlines import ANSWER_WITHIN
from engagement.enquiries.models import history, table
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.clock import now, today
from servicekit.http.days import start_of
from servicekit.http.statuses import several
from servicekit.like import containing

Moment = Literal["received", "answered", "won"]
Sort = Literal["newest", "oldest", "updated", "due"]
Due = Literal["any", "today", "overdue"]
SearchText = Annotated[str | None, Query(max_length=100)]
ALWAYS = datetime(9999, 1, 1, tzinfo=UTC)

_by = date_ranges.optional("by", sa.Text, "received")
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
_answered = date_ranges.optional("answered", sa.Text)
_remind_before = date_ranges.optional("remind_before", date_ranges.TIME)
FIGURE_CONDITIONS = sa.and_(
    date_ranges.within(_moment),
    sa.or_(_answered.is_(None), IS_IN_TIME),
    sa.or_(_remind_before.is_(None), table.c.remind_at < _remind_before),
)


async def figure_filters(
    span: date_ranges.RequestedSpan,
    by: Moment = "received",
    answered: Literal["in_time"] | None = None,
    remind: Literal["today"] | None = None,
) -> dict[str, Any]:
    """`by`: which moment the days are of; `remind`: wanted back today or earlier."""
    tomorrow = start_of(today() + timedelta(days=1))
    return {
        **span.binds,
        "by": by,
        "answered": answered,
        "remind_before": tomorrow if remind else None,
    }


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]


async def _filters(
    figure: FigureFilters,
    status: Annotated[str | None, Query(max_length=200)] = None,
    label: SearchText = None,
    q: SearchText = None,
    due: Due | None = None,
    unread: bool = False,
    product_id: UUID | None = None,
    district_id: Annotated[int | None, Query(ge=1, le=1_000_000)] = None,
) -> dict[str, Any]:
    """`status` may name several, with commas; raises Invalid for an unknown one.

    `due`: what waits for the seller, by today's end, or already too long.
    """
    return {
        **figure,
        "statuses": several(status, list(EnquiryStatus)),
        "label": label or None,
        "q": containing(q),
        "due_before": due_before(due),
        "unread": unread,
        "product_id": product_id,
        "district_id": district_id,
    }


Filters = Annotated[dict[str, Any], Depends(_filters)]


def due_before(due: Due | None) -> datetime | None:
    moments = {None: None, "any": ALWAYS, "today": end_of_today(), "overdue": now()}
    return moments[due]


def end_of_today() -> datetime:
    return start_of(today() + timedelta(days=1))
