"""A seller's figures on the wire."""

from datetime import date
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

from servicekit.http.fields import Input

Button = Literal["call", "whatsapp", "viber", "email", "qr", "share"]
BUTTONS: tuple[Button, ...] = get_args(Button)


class PageEventForm(Input):
    type: Literal["view", "call", "whatsapp", "viber", "email", "qr", "share"]


class Day(BaseModel):
    """A day of Nepal; rate and time are those that buyers saw at its end."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    day: date
    views: int = 0
    clicks: int = 0
    received: int = 0
    response_rate: int | None = None
    response_time_hours: float | None = None


class Counted(BaseModel):
    """What the rate is of: `answered` in time of `received` in the last `days`."""

    received: int
    answered: int
    days: int


class Statistics(BaseModel):
    """`response_rate` and `response_time_hours` (working hours, Sunday to Friday) are
    those everybody sees."""

    days: int
    views: int
    clicks: dict[Button, int]
    received: int
    answered_within_24h: int
    response_rate: int | None
    response_time_hours: float | None
    counted: Counted
    per_day: list[Day]
