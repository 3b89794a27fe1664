"""Working days of Nepal: Sunday to Friday, except closed days; working hours are ten
to six."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from servicekit.clock import KATHMANDU

SATURDAY = 5
DAY = timedelta(days=1)
OPENS, CLOSES = time(10), time(18)
# Since midnight.
WORKING_HOURS = timedelta(hours=OPENS.hour), timedelta(hours=CLOSES.hour)
ALL_DAY = timedelta(), DAY


Hours = tuple[timedelta, timedelta]


@dataclass(frozen=True)
class Closure:
    """From the first day's midnight in Kathmandu to the one after the last day."""

    starts: datetime
    ends: datetime


def working_time_after(
    start: datetime, hours: int, closure: Closure | None = None
) -> datetime:
    """The moment when so many working hours have passed since `start`."""
    return _after(start, timedelta(hours=hours), WORKING_HOURS, closure)


def working_time_between(
    start: datetime, end: datetime, closure: Closure | None = None
) -> timedelta:
    """The working time between both in which the company was open."""
    return _between(start, end, WORKING_HOURS, closure)


def open_time_after(
    start: datetime, length: timedelta, closure: Closure | None = None
) -> datetime:
    """The moment when so much time of working days has passed, nights included."""
    return _after(start, length, ALL_DAY, closure)


def open_time_between(
    start: datetime, end: datetime, closure: Closure | None = None
) -> timedelta:
    """The time of working days between both, nights included."""
    return _between(start, end, ALL_DAY, closure)


def _after(
    start: datetime, length: timedelta, hours: Hours, closure: Closure | None
) -> datetime:
    days, left = _days(start, hours, closure), length
    while True:
        opens, closes = next(days)
        begins = max(start, opens)
        if begins + left <= closes:
            return (begins + left).astimezone(UTC)
        left -= max(closes - begins, timedelta())


def _between(
    start: datetime, end: datetime, hours: Hours, closure: Closure | None
) -> timedelta:
    total = timedelta()
    for opens, closes in _days(start, hours, closure):
        if opens >= end:
            break
        total += max(min(end, closes) - max(start, opens), timedelta())
    return total


def _days(
    start: datetime, hours: Hours, closure: Closure | None
) -> Iterator[tuple[datetime, datetime]]:
    """Begin and end of these hours on each working day, from that of `start`."""
    midnight = datetime.combine(start.astimezone(KATHMANDU).date(), time(), KATHMANDU)
    while True:
        is_closed = closure is not None and closure.starts <= midnight < closure.ends
        if midnight.weekday() != SATURDAY and not is_closed:
            yield midnight + hours[0], midnight + hours[1]
        midnight += DAY
