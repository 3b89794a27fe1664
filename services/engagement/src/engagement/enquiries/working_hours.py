"""When people in Nepal are at work: Sunday to Friday, ten to six."""

from datetime import UTC, datetime, time, timedelta

from servicekit.clock import KATHMANDU

OPENS, CLOSES = time(10), time(18)
SATURDAY = 5
A_DAY = timedelta(days=1)


def after(start: datetime, hours: int) -> datetime:
    """The moment when so many working hours have passed since `start`."""
    at, left = start.astimezone(KATHMANDU), timedelta(hours=hours)
    while True:
        begins = max(at, datetime.combine(at.date(), OPENS, KATHMANDU))
        if begins + left <= _end(begins):
            return (begins + left).astimezone(UTC)
        left -= max(_end(begins) - begins, timedelta(0))
        at = datetime.combine(at.date() + A_DAY, OPENS, KATHMANDU)


def _end(at: datetime) -> datetime:
    """Of the working hours of that day; on a day of rest before they begin."""
    closes = OPENS if at.weekday() == SATURDAY else CLOSES
    return datetime.combine(at.date(), closes, KATHMANDU)
