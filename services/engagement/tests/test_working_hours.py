from datetime import datetime

import pytest

from engagement.enquiries.deadlines import working_time_after
from servicekit.clock import KATHMANDU


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        # 15 November 2026 is a Sunday.
        ("2026-11-15 10:00", 4, "2026-11-15 14:00"),
        ("2026-11-15 06:00", 4, "2026-11-15 14:00"),
        ("2026-11-15 14:00", 4, "2026-11-15 18:00"),
        ("2026-11-15 15:30", 4, "2026-11-16 11:30"),
        ("2026-11-15 19:00", 4, "2026-11-16 14:00"),
        ("2026-11-20 16:00", 4, "2026-11-22 12:00"),
        ("2026-11-21 12:00", 4, "2026-11-22 14:00"),
        ("2026-11-15 10:00", 20, "2026-11-17 14:00"),
        ("2026-11-19 14:00", 20, "2026-11-22 18:00"),
    ],
)
def test_working_hours_are_sunday_to_friday_ten_to_six(
    start: str, hours: int, end: str
) -> None:
    def nepal(text: str) -> datetime:
        return datetime.fromisoformat(text).replace(tzinfo=KATHMANDU)

    assert working_time_after(nepal(start), hours) == nepal(end)
