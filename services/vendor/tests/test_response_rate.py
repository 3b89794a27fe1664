from datetime import UTC, datetime, timedelta

from vendor.statistics.response_rate import Figures, Received, figures

NOW = datetime(2026, 11, 20, tzinfo=UTC)


def received(days_ago: float, answered_after_h: float | None) -> Received:
    created_at = NOW - timedelta(days=days_ago)
    if answered_after_h is None:
        return Received(created_at, None)
    return Received(created_at, created_at + timedelta(hours=answered_after_h))


def test_without_enquiries_there_is_no_response_rate() -> None:
    assert figures([], NOW) == Figures(None, None)
    assert figures([received(91, 1)], NOW) == Figures(None, None)


def test_an_answer_within_a_day_counts() -> None:
    hours = (24, 25, None, 1, 26, None)
    found = figures([received(2, each) for each in hours], NOW)
    assert found.response_rate == 33
    assert (found.answered, found.received, found.days) == (2, 6, 90)


def test_an_enquiry_that_is_not_due_counts_only_once_answered() -> None:
    seen = [received(5, 1) for _ in range(5)]
    waiting = [received(0.9, None) for _ in range(20)]
    assert figures(seen + waiting, NOW).response_rate == 100
    assert figures([*seen, received(0.5, 2), *waiting], NOW).received == 6


def test_below_five_enquiries_no_rate_is_returned() -> None:
    found = figures([received(3, 1)] * 3 + [received(3, None)], NOW)
    assert (found.response_rate, found.response_time_hours) == (None, None)
    assert (found.answered, found.received) == (3, 4)


def test_the_time_of_a_closed_company_begins_at_its_opening() -> None:
    came = NOW - timedelta(days=9)
    opens = came + timedelta(days=6)
    prompt = Received(came, opens + timedelta(hours=5), opens + timedelta(hours=24))
    found = figures([prompt] * 5, NOW)
    assert (found.response_rate, found.response_time_hours) == (100, 5.0)


def test_the_slowest_fifth_is_excluded() -> None:
    seen = [received(3, hours) for hours in (1, 2, 3, 4, 40)]
    assert figures(seen, NOW).response_time_hours == 2.5


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
