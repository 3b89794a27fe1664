"""Figures of the market for administrators, from engagement's own tables."""

from sqlalchemy.ext.asyncio import AsyncConnection

from engagement import date_ranges
from engagement.dashboard import queries
from engagement.dashboard.schemas import Figure, MarketDay, MarketStats
from engagement.dashboard.service import by_day
from engagement.rfq.requirements.queries import total as requirements
from engagement.support.tickets import queries as tickets

IN_REVIEW = "/admin/requirements?status=in_review"
COMPLAINTS = "/admin/complaints?kind=complaint&status=open"


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
    unanswered = (await tickets.counts(reads, "complaint")).get("open", 0)
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
