"""Working hours of Nepal: Sunday to Friday, ten to six, except on closed days."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from servicekit.clock import KATHMANDU

OPENS, CLOSES = time(10), time(18)
SATURDAY = 5
DAY = timedelta(days=1)


@dataclass(frozen=True)
class Closure:
    """From the first day's midnight in Kathmandu to the one after the last day."""

    starts: datetime
    ends: datetime


def working_time_after(start: datetime, hours: int) -> datetime:
    """The moment when so many working hours have passed since `start`."""
    days, left = _working_days(start), timedelta(hours=hours)
    while True:
        opens, closes = next(days)
        begins = max(start, opens)
        if begins + left <= closes:
            return (begins + left).astimezone(UTC)
        left -= max(closes - begins, timedelta())


def working_time_between(
    start: datetime, end: datetime, closure: Closure | None = None
) -> timedelta:
    """The working time between both in which the company was open."""
    total = timedelta()
    for opens, closes in _working_days(start):
        if opens >= end:
            break
        if closure is None or not closure.starts <= opens < closure.ends:
            total += max(min(end, closes) - max(start, opens), timedelta())
    return total


def _working_days(start: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Opening and closing of each working day, from that of `start`."""
    day = start.astimezone(KATHMANDU).date()
    while True:
        if day.weekday() != SATURDAY:
            yield (
                datetime.combine(day, OPENS, KATHMANDU),
                datetime.combine(day, CLOSES, KATHMANDU),
            )
        day += DAY
