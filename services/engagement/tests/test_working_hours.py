from datetime import datetime, timedelta

import pytest

from servicekit.clock import KATHMANDU
from servicekit.working_hours import (
    Closure,
    open_time_after,
    open_time_between,
    working_time_after,
    working_time_between,
)


def nepal(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=KATHMANDU)


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
    assert working_time_after(nepal(start), hours) == nepal(end)


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        ("2026-11-15 10:00", "2026-11-15 12:30", 2.5),
        ("2026-11-15 06:00", "2026-11-15 09:00", 0),
        ("2026-11-15 17:00", "2026-11-16 11:00", 2),
        # Friday evening to Sunday morning: nobody works on Saturday.
        ("2026-11-20 17:30", "2026-11-22 10:30", 1),
        ("2026-11-21 09:00", "2026-11-21 23:00", 0),
        ("2026-11-15 00:00", "2026-11-22 00:00", 48),
    ],
)
def test_nights_and_saturdays_are_no_working_time(
    start: str, end: str, hours: float
) -> None:
    spent = working_time_between(nepal(start), nepal(end))
    assert spent == timedelta(hours=hours)


def test_closed_days_are_no_working_time() -> None:
    tihar = Closure(nepal("2026-11-16 00:00"), nepal("2026-11-19 00:00"))
    start, end = nepal("2026-11-15 16:00"), nepal("2026-11-19 12:00")
    assert working_time_between(start, end, tihar) == timedelta(hours=4)
    assert working_time_between(start, end) == timedelta(hours=28)


TIHAR = Closure(nepal("2026-11-16 00:00"), nepal("2026-11-19 00:00"))


@pytest.mark.parametrize(
    ("start", "end", "closure"),
    [
        ("2026-11-15 10:00", "2026-11-16 10:00", None),
        # Friday noon: Saturday does not count.
        ("2026-11-20 12:00", "2026-11-22 12:00", None),
        ("2026-11-21 12:00", "2026-11-23 00:00", None),
        ("2026-11-15 10:00", "2026-11-19 10:00", TIHAR),
        ("2026-11-17 10:00", "2026-11-20 00:00", TIHAR),
    ],
)
def test_a_day_of_open_time_leaves_out_saturdays_and_closed_days(
    start: str, end: str, closure: Closure | None
) -> None:
    day = timedelta(hours=24)
    assert open_time_after(nepal(start), day, closure) == nepal(end)
    assert open_time_between(nepal(start), nepal(end), closure) == day


def test_a_day_of_open_time_has_the_working_hours_of_one_day() -> None:
    first = nepal("2026-11-15 00:00")
    for hour in range(7 * 24):
        start = first + timedelta(hours=hour)
        end = open_time_after(start, timedelta(hours=24), TIHAR)
        assert working_time_between(start, end, TIHAR) == timedelta(hours=8)
