"""Response rate and response time: the one rule of every figure and chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

WINDOW = timedelta(days=30)
LONG_WINDOW = timedelta(days=90)
LEAST = 10
IN_TIME = timedelta(hours=24)
HOUR_MIN = 60


@dataclass(frozen=True)
class Received:
    """`answer_by`: until then an answer is prompt: 24 hours of working days after it
    arrived. `response_minutes`: working time until the answer."""

    created_at: datetime
    answered_at: datetime | None
    answer_by: datetime | None = None
    response_minutes: int | None = None

    @property
    def due_at(self) -> datetime:
        return self.answer_by or self.created_at + IN_TIME

    @property
    def is_in_time(self) -> bool:
        return self.answered_at is not None and self.answered_at <= self.due_at

    def is_answered(self, moment: datetime) -> bool:
        return self.answered_at is not None and self.answered_at <= moment

    def is_decided(self, moment: datetime) -> bool:
        """Answered, or it should have been."""
        return self.is_answered(moment) or self.due_at <= moment


@dataclass(frozen=True)
class Figures:
    """Percent answered within a day; mean working hours of the fastest four fifths.

    Both are None below ten: so few mean nothing, and one rival's would weigh much.
    `received` of the last `days` are counted, `answered` of them within a day.
    """

    response_rate: int | None = None
    response_time_hours: float | None = None
    received: int = 0
    answered: int = 0
    days: int = WINDOW.days


def figures(enquiries: Sequence[Received], moment: datetime) -> Figures:
    """Of what is due or answered by then: of 30 days, or the last ten of 90 days."""
    past = (one for one in enquiries if one.created_at <= moment)
    decided = [one for one in past if one.is_decided(moment)]
    counted, window = _counted(decided, moment)
    if not counted:
        return Figures()
    answered = [one for one in counted if one.is_answered(moment)]
    in_time = sum(one.is_in_time for one in answered)
    if len(counted) < LEAST:
        return Figures(received=len(counted), answered=in_time, days=window.days)
    rate = round(100 * in_time / len(counted))
    return Figures(rate, _mean_hours(answered), len(counted), in_time, window.days)


def _counted(
    decided: Sequence[Received], moment: datetime
) -> tuple[list[Received], timedelta]:
    newest = sorted(decided, key=lambda one: one.created_at, reverse=True)
    recent = [one for one in newest if one.created_at >= moment - WINDOW]
    if len(recent) >= LEAST:
        return recent, WINDOW
    long = [one for one in newest if one.created_at >= moment - LONG_WINDOW]
    return long[:LEAST], LONG_WINDOW


def _mean_hours(answered: Sequence[Received]) -> float | None:
    """Without the slowest fifth: one holiday is no habit."""
    minutes = (one.response_minutes for one in answered)
    spent = sorted(one for one in minutes if one is not None)
    fastest = spent[: -(-len(spent) * 4 // 5)]
    if not fastest:
        return None
    return round(sum(fastest) / len(fastest) / HOUR_MIN, 1)
