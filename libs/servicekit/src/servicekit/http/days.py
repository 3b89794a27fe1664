"""Days of Nepal as query parameters, and the moment at which one begins."""

from datetime import date, datetime, time
from typing import Annotated

from fastapi import Query

from servicekit.clock import KATHMANDU

# A day whose neighbours still are days.
Day = Annotated[date | None, Query(ge=date(2000, 1, 1), le=date(2999, 12, 31))]


def start_of(day: date) -> datetime:
    return datetime.combine(day, time(), KATHMANDU)
