"""The last days of a page, put together from its counts."""

from datetime import date, datetime, time, timedelta
from uuid import UUID

from sqlmodel import Session

from servicekit.clock import KATHMANDU, now, today
from vendor.profiles.service import NoProfile
from vendor.statistics import queries, service
from vendor.statistics.schemas import BUTTONS, Counted, Day, Statistics


def of_owner(session: Session, owner_id: UUID, days: int) -> Statistics:
    """Today and the days before it, empty ones too. Raises NoProfile."""
    seller_id = queries.own(session, owner_id)
    if seller_id is None:
        raise NoProfile
    first = today() - timedelta(days=days - 1)
    each = [first + timedelta(days=n) for n in range(days)]
    of_days = service.at_moments(session, seller_id, [_end(day) for day in each])
    found = of_days[-1]
    per_day = {
        day: Day(
            day=day,
            response_rate=then.response_rate,
            response_time_hours=then.response_time_hours,
        )
        for day, then in zip(each, of_days, strict=True)
    }
    clicks = dict.fromkeys(BUTTONS, 0)
    for day, kind, count in queries.events(session, seller_id, first):
        if kind == "view":
            per_day[day].views += count
        else:
            per_day[day].clicks += count
            clicks[kind] += count
    rows = queries.enquiries(session, seller_id, first)
    for row in rows:
        per_day[row.day].received = row.received
    return Statistics(
        days=days,
        views=sum(day.views for day in per_day.values()),
        clicks=clicks,
        received=sum(row.received for row in rows),
        answered_within_24h=sum(row.in_time for row in rows),
        response_rate=found.response_rate,
        response_time_hours=found.response_time_hours,
        counted=Counted(
            received=found.received, answered=found.answered, days=found.days
        ),
        per_day=list(per_day.values()),
    )


def _end(day: date) -> datetime:
    """Of that day in Nepal; today ends now."""
    midnight = datetime.combine(day + timedelta(days=1), time(), KATHMANDU)
    return min(midnight, now())
