"""Figures of the market for administrators, from engagement's own tables."""

from sqlalchemy.ext.asyncio import AsyncConnection

from engagement import date_ranges
from engagement.dashboard import queries
from engagement.dashboard.schemas import Figure, MarketDay, MarketStats
from engagement.dashboard.service import by_day
from engagement.rfq.requirements.queries import total as requirements
from engagement.support.cases.staff import queries as cases
from engagement.support.cases.transitions import WAITING

IN_REVIEW = "/admin/requirements?status=in_review"
COMPLAINTS = "/admin/cases?kind=complaint&tab=waiting"


async def stats(reads: AsyncConnection, days: int) -> MarketStats:
    span = date_ranges.last(days)
    now = await queries.market_days(reads, span)
    then = await queries.market_days(reads, span.before)
    figures = [
        Figure(
            key=key,
            value=sum(now[key].values()),
            before=sum(then[key].values()),
            is_of_span=True,
            link=None,
        )
        for key in now
    ]
    waiting = await requirements(reads, "admin", statuses=["in_review"])
    figures.append(_current_figure("in_review", waiting, IN_REVIEW))
    complaints = await cases.counts_of_kind(reads, "complaint")
    unanswered = sum(complaints.get(status, 0) for status in WAITING)
    figures.append(_current_figure("complaints_open", unanswered, COMPLAINTS))
    return MarketStats(
        days=days,
        since=span.since,
        until=span.until,
        figures=figures,
        per_day=[MarketDay(**day) for day in by_day(now, span)],
    )


def _current_figure(key: str, value: int, link: str) -> Figure:
    return Figure(key=key, value=value, before=None, is_of_span=False, link=link)
