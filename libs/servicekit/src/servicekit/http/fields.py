"""Strict input: lengths on every string, NUL refused, NFC, unknown fields refused."""

import unicodedata
from datetime import UTC, datetime
from decimal import Decimal
from typing import Annotated, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ModelWrapValidatorHandler,
    PlainSerializer,
    StringConstraints,
    ValidationError,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import (
    NOT_UNICODE,
    NUL_CHARACTER,
    NUMBER_AS_SUGGESTED,
    PLAIN_NUMBER,
    TOO_MANY_ERRORS,
)
from servicekit.http.errors import MAX_ERRORS
from servicekit.numbers import UnreadableNumber, read_number


class Input(BaseModel):
    """A request body: an unknown field is an error, not a silence."""

    model_config = ConfigDict(extra="forbid")


class LongInput(Input):
    """A body with a long list: where most of it is wrong, one error says so. Naming
    each would cost more than reading them all."""

    @model_validator(mode="wrap")
    @classmethod
    def _few_errors(cls, sent: object, read: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            return read(sent)
        except ValidationError as error:
            if error.error_count() <= MAX_ERRORS:
                raise
            raise PydanticCustomError("too_many_errors", TOO_MANY_ERRORS) from None


def _clean(text: str) -> str:
    if "\x00" in text:
        raise InvalidValue(NUL_CHARACTER)
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise InvalidValue(NOT_UNICODE)
    return unicodedata.normalize("NFC", text)


def utc_text(moment: datetime) -> str:
    """As `Moment` shows it, for answers that no model writes."""
    text = moment.astimezone(UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


def _number(value: object) -> object:
    """Text by the grammar of `servicekit.numbers`; what is no text stays."""
    if not isinstance(value, str):
        return value
    try:
        return read_number(value, is_signed=True)
    except UnreadableNumber as unread:
        if unread.suggestion is None:
            raise InvalidValue(PLAIN_NUMBER) from None
        raise InvalidValue(
            NUMBER_AS_SUGGESTED.fill(suggestion=unread.suggestion)
        ) from None


Clean = AfterValidator(_clean)
# Behind the limits of a number: `Annotated[Decimal, Field(le=…), ReadsNumber]`.
ReadsNumber = BeforeValidator(_number)
Number = Annotated[Decimal, ReadsNumber]
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=255), Clean]
RequiredLine = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=255), Clean
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=20_000), Clean
]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=128), Clean]
Moment = Annotated[
    datetime,
    PlainSerializer(utc_text, return_type=str),
    WithJsonSchema({"type": "string", "format": "date-time"}, mode="serialization"),
]
Money = Annotated[Number, PlainSerializer(lambda v: f"{v:.2f}", return_type=str)]
