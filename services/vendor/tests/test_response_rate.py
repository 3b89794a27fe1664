from datetime import UTC, datetime, timedelta

from vendor.statistics.response_rate import Figures, Received, figures

NOW = datetime(2026, 11, 20, tzinfo=UTC)


def received(days_ago: float, answered_after_h: float | None) -> Received:
    created_at = NOW - timedelta(days=days_ago)
    if answered_after_h is None:
        return Received(created_at, None)
    answered_at = created_at + timedelta(hours=answered_after_h)
    minutes = round(60 * answered_after_h / 3)
    return Received(created_at, answered_at, response_minutes=minutes)


def test_without_enquiries_there_is_no_response_rate() -> None:
    assert figures([], NOW) == Figures(None, None)
    assert figures([received(91, 1)], NOW) == Figures(None, None)


def test_an_answer_counts_within_a_day() -> None:
    hours = (24, 25, None, 1, 26, None, 3, 27, None, 48)
    found = figures([received(3, each) for each in hours], NOW)
    assert found.response_rate == 30
    assert (found.answered, found.received, found.days) == (3, 10, 30)


def test_what_is_not_due_yet_counts_only_once_answered() -> None:
    seen = [received(5, 1) for _ in range(10)]
    waiting = [received(0.9, None) for _ in range(20)]
    assert figures(seen + waiting, NOW).response_rate == 100
    assert figures([*seen, received(0.5, 2), *waiting], NOW).received == 11


def test_below_ten_no_rate_is_published() -> None:
    found = figures([received(3, 1)] * 8 + [received(3, None)], NOW)
    assert (found.response_rate, found.response_time_hours) == (None, None)
    assert (found.answered, found.received) == (8, 9)


def test_the_time_of_a_closed_company_begins_at_its_opening() -> None:
    came = NOW - timedelta(days=9)
    opens = came + timedelta(days=6)
    due = opens + timedelta(hours=24)
    prompt = Received(came, opens + timedelta(hours=5), due, response_minutes=300)
    found = figures([prompt] * 10, NOW)
    assert (found.response_rate, found.response_time_hours) == (100, 5.0)


def test_time_is_in_working_hours_without_the_slowest_fifth() -> None:
    seen = [received(14, hours) for hours in (3, 6, 9, 12, 15, 18, 21, 24, 240, 300)]
    assert figures(seen, NOW).response_time_hours == 4.5


def test_ten_enquiries_in_thirty_days_are_enough() -> None:
    seen = [received(5, 1) for _ in range(10)] + [received(60, None)] * 5
    found = figures(seen, NOW)
    assert found.response_rate == 100
    assert (found.answered, found.received, found.days) == (10, 10, 30)


def test_with_few_enquiries_the_last_ten_of_ninety_days_count() -> None:
    seen = [received(5, 1) for _ in range(5)] + [
        received(40 + n, None) for n in range(9)
    ]
    assert figures(seen, NOW).response_rate == 50


def test_a_past_moment_does_not_see_what_came_after_it() -> None:
    seen = [received(20, 240) for _ in range(10)] + [received(2, 1)] * 10
    then = NOW - timedelta(days=15)
    assert figures(seen, then) == Figures(0, None, 10, 0, 30)
    assert figures(seen, NOW).response_rate == 50
