"""Numbers in bodies: read by the grammar, refused at the field with a suggestion."""

from decimal import Decimal

import pytest
from pydantic import BaseModel, ValidationError

from servicekit.http.fields import Number


class Body(BaseModel):
    price: Number


@pytest.mark.parametrize("typed", ["1,50,000", "१,५०,०००", "150000", 150_000])
def test_a_grouped_number_is_accepted(typed: object) -> None:
    assert Body.model_validate({"price": typed}).price == Decimal(150_000)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("12,50", "Enter this number as 12.50."),
        ("1_000", "Enter a plain number."),
        ("1e3", "Enter a plain number."),
    ],
)
def test_text_that_is_not_a_number_is_refused(typed: str, sentence: str) -> None:
    with pytest.raises(ValidationError, match=sentence):
        Body.model_validate({"price": typed})
