from datetime import UTC, datetime, timedelta

from vendor.statistics.figures import Figures, Received, figures

NOW = datetime(2026, 11, 20, tzinfo=UTC)


def received(days_ago: float, answered_after_h: float | None) -> Received:
    created_at = NOW - timedelta(days=days_ago)
    if answered_after_h is None:
        return Received(created_at, None)
    return Received(created_at, created_at + timedelta(hours=answered_after_h))


def test_without_enquiries_there_are_no_figures() -> None:
    assert figures([], NOW) == Figures(None, None)
    assert figures([received(91, 1)], NOW) == Figures(None, None)


def test_an_answer_counts_within_a_day() -> None:
    seen = [received(2, 24), received(2, 25), received(2, None), received(2, 1)]
    found = figures(seen, NOW)
    assert found.response_rate == 50
    assert (found.answered, found.received, found.days) == (2, 4, 90)


def test_the_slowest_fifth_is_left_out() -> None:
    seen = [received(3, hours) for hours in (1, 2, 3, 4, 40)]
    assert figures(seen, NOW).response_time_hours == 2.5


def test_ten_in_thirty_days_are_enough() -> None:
    seen = [received(5, 1) for _ in range(10)] + [received(60, None)] * 5
    found = figures(seen, NOW)
    assert found.response_rate == 100
    assert (found.answered, found.received, found.days) == (10, 10, 30)


def test_with_few_the_last_ten_of_ninety_days_count() -> None:
    seen = [received(5, 1) for _ in range(5)] + [
        received(40 + n, None) for n in range(9)
    ]
    assert figures(seen, NOW).response_rate == 50
