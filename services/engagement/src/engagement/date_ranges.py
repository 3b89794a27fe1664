"""Days of Nepal: the span that a list or a figure is of."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Depends
from pydantic import AfterValidator

from servicekit.clock import today
from servicekit.error_detail import InvalidValue
from servicekit.error_texts import DAY_PASSED
from servicekit.http.days import Day, start_of

TIME = sa.DateTime(timezone=True)


@dataclass(frozen=True)
class Span:
    """Both days belong to it; None is no limit."""

    since: date | None = None
    until: date | None = None

    @property
    def binds(self) -> dict[str, Any]:
        """The parameters of `within`."""
        end = start_of(self.until + timedelta(days=1)) if self.until else None
        return {"since_at": start_of(self.since) if self.since else None, "end_at": end}


@dataclass(frozen=True)
class LastDays(Span):
    """Today and the days before it."""

    since: date
    until: date

    @property
    def before(self) -> "LastDays":
        """As many days, up to where this one begins."""
        by = self.until - self.since + timedelta(days=1)
        return LastDays(self.since - by, self.until - by)

    @property
    def each(self) -> list[date]:
        count = (self.until - self.since).days + 1
        return [self.since + timedelta(days=number) for number in range(count)]


def last(days: int) -> LastDays:
    return LastDays(today() - timedelta(days=days - 1), today())


def _not_past(day: date) -> date:
    if day < today():
        raise InvalidValue(DAY_PASSED)
    return day


# Of a body: today or a day to come.
FutureDay = Annotated[date, AfterValidator(_not_past)]


async def _requested(since: Day = None, until: Day = None) -> Span:
    return Span(since, until)


RequestedSpan = Annotated[Span, Depends(_requested)]


def optional(name: str, type_: Any, usually: Any = None) -> Any:
    """A parameter that need not be given."""
    return sa.cast(sa.bindparam(name, usually), type_)


def within(moment: Any) -> sa.ColumnElement[bool]:
    """The moment lies in the span, if there is one."""
    since, end = optional("since_at", TIME), optional("end_at", TIME)
    return sa.and_(
        sa.or_(since.is_(None), moment >= since), sa.or_(end.is_(None), moment < end)
    )


def day_of(moment: Any) -> Any:
    return sa.cast(sa.func.timezone("Asia/Kathmandu", moment), sa.Date)
