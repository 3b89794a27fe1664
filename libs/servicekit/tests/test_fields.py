"""Strict input and exact output."""

from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal

import pytest
from pydantic import BaseModel, ValidationError

from servicekit.http.fields import Input, Line, Moment, Money, Secret

KATHMANDU = timezone(timedelta(hours=5, minutes=45))


class Form(Input):
    line: Line = ""
    secret: Secret = "x"


class Response(BaseModel):
    at: Moment
    price: Money


def test_text_is_stripped_and_normalized() -> None:
    assert Form(line="  cafe\u0301 ").line == "café"


def test_a_password_is_not_stripped() -> None:
    assert Form(secret=" a ").secret == " a "


@pytest.mark.parametrize("text", ["a\x00b", "x" * 256])
def test_text_that_cannot_be_stored_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        Form(line=text)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValidationError):
        Form.model_validate({"roles": ["admin"]})


@pytest.mark.parametrize("zone", [UTC, KATHMANDU])
def test_a_time_is_serialized_in_utc(zone: timezone) -> None:
    moment = datetime(2026, 1, 2, 3, 4, 5, 678_000, UTC).astimezone(zone)
    shown = Response(at=moment, price=Decimal("12.5")).model_dump(mode="json")
    assert shown == {"at": "2026-01-02T03:04:05.678Z", "price": "12.50"}
