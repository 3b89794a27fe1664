"""The one place that asks what time it is."""

from datetime import UTC, datetime


def now() -> datetime:
    """The present, timezone-aware, in UTC (D36)."""
    return datetime.now(UTC)
