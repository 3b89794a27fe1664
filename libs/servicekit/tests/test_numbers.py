"""The grammar of numbers, by the test vectors of the front ends."""

import json
from decimal import Decimal
from pathlib import Path

import pytest

from servicekit.numbers import UnreadableNumber, read_number

VECTORS = json.loads(
    (Path(__file__).parents[2] / "contracts/vectors/numbers.json").read_text("utf-8")
)


@pytest.mark.parametrize(("typed", "value"), VECTORS["read"].items())
def test_a_number_is_parsed(typed: str, value: str) -> None:
    assert read_number(typed) == Decimal(value)


@pytest.mark.parametrize(("typed", "suggestion"), VECTORS["refused"].items())
def test_text_that_is_not_a_number_is_refused(
    typed: str, suggestion: str | None
) -> None:
    with pytest.raises(UnreadableNumber) as refused:
        read_number(typed)
    assert refused.value.suggestion == suggestion


@pytest.mark.parametrize(("typed", "value"), VECTORS["signed"].items())
def test_a_sign_is_allowed_only_where_it_belongs(typed: str, value: str) -> None:
    assert read_number(typed, is_signed=True) == Decimal(value)
