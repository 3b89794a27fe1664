"""Response rate and response time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

WINDOW = timedelta(days=30)
LONG_WINDOW = timedelta(days=90)
LEAST, FEW = 5, 10
IN_TIME = timedelta(hours=24)
HOUR_S = 3_600


@dataclass(frozen=True)
class Received:
    """`answer_by`: until then an answer is prompt; a day after it arrived, or after a
    closed company has opened."""

    created_at: datetime
    answered_at: datetime | None
    answer_by: datetime | None = None

    @property
    def due_at(self) -> datetime:
        return self.answer_by or self.created_at + IN_TIME

    @property
    def waited(self) -> timedelta | None:
        if self.answered_at is None:
            return None
        return max(self.answered_at - self.due_at + IN_TIME, timedelta())

    def is_decided(self, moment: datetime) -> bool:
        """Answered, or it should have been."""
        return self.answered_at is not None or self.due_at <= moment


@dataclass(frozen=True)
class Figures:
    """Percent answered within a day; mean hours of the fastest four fifths; both None
    below five: so few mean nothing.

    `received` of the last `days` are counted, `answered` of them within a day.
    """

    response_rate: int | None = None
    response_time_hours: float | None = None
    received: int = 0
    answered: int = 0
    days: int = WINDOW.days


def figures(enquiries: Sequence[Received], moment: datetime) -> Figures:
    """Of what is due or answered. Over 30 days; under ten, over the last ten of 90."""
    decided = [one for one in enquiries if one.is_decided(moment)]
    counted, window = _counted(decided, moment)
    if not counted:
        return Figures()
    waits = sorted(wait for one in counted if (wait := one.waited) is not None)
    in_time = sum(wait <= IN_TIME for wait in waits)
    if len(counted) < LEAST:
        return Figures(received=len(counted), answered=in_time, days=window.days)
    rate = round(100 * in_time / len(counted))
    hours = _mean_hours(waits[: -(-len(waits) * 4 // 5)])
    return Figures(rate, hours, len(counted), in_time, window.days)


def _counted(
    enquiries: Sequence[Received], moment: datetime
) -> tuple[list[Received], timedelta]:
    newest = sorted(enquiries, key=lambda one: one.created_at, reverse=True)
    recent = [one for one in newest if one.created_at >= moment - WINDOW]
    if len(recent) >= FEW:
        return recent, WINDOW
    long = [one for one in newest if one.created_at >= moment - LONG_WINDOW]
    return long[:FEW], LONG_WINDOW


def _mean_hours(waits: Sequence[timedelta]) -> float | None:
    if not waits:
        return None
    return round(sum(waits, timedelta()).total_seconds() / len(waits) / HOUR_S, 1)
