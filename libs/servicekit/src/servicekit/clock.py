"""The only place that reads the clock."""

from datetime import UTC, date, datetime, timedelta, timezone

# Without daylight saving, and without asking for the machine's zone files (D36).
KATHMANDU = timezone(timedelta(hours=5, minutes=45))

# Only `servicekit.testing.clock` sets it.
_ahead = [timedelta(0)]


def now() -> datetime:
    """The present, timezone-aware, in UTC (D36)."""
    return datetime.now(UTC) + _ahead[0]


def today() -> date:
    """The day it is in Nepal."""
    return now().astimezone(KATHMANDU).date()
