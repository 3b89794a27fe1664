"""Phone numbers as people in Nepal type them, stored as E.164 (D27)."""

from typing import Annotated

import phonenumbers
from phonenumbers import PhoneNumberType
from pydantic import AfterValidator, StringConstraints

from servicekit.error_detail import ErrorDetail, InvalidValue
from servicekit.error_texts import NUMBER_UNREACHABLE, PHONE_NOT_VALID
from servicekit.http.errors import Invalid
from servicekit.http.fields import Clean

HOME = "NP"
MOBILE = (PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE_OR_MOBILE)
NAMES = {
    "NP": "Nepal",
    "IN": "India",
    "CN": "China",
    "BT": "Bhutan",
    "BD": "Bangladesh",
}


class PhoneInvalid(InvalidValue):
    pass


def e164(number: str, dial_code: str | None = None) -> str:
    """`984-123 4567` becomes `+9779841234567`; raises PhoneInvalid."""
    typed = number if number.startswith("+") else f"{dial_code or ''}{number}"
    try:
        parsed = phonenumbers.parse(typed, HOME)
    except phonenumbers.NumberParseException as error:
        raise PhoneInvalid(PHONE_NOT_VALID) from error
    if not phonenumbers.is_valid_number(parsed):
        raise PhoneInvalid(PHONE_NOT_VALID)
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)


def refuse_unreachable(number: str, field: str, countries: str) -> None:
    """Raises Invalid under `field` unless an SMS can reach it: a mobile number of one
    of the `countries` ("NP,IN"). Others are landlines, premium or satellite numbers."""
    reached = countries.split(",")
    parsed = phonenumbers.parse(number)
    region = phonenumbers.region_code_for_number(parsed)
    if region in reached and phonenumbers.number_type(parsed) in MOBILE:
        return
    names = ", ".join(NAMES.get(code, code) for code in reached)
    text = ErrorDetail(
        NUMBER_UNREACHABLE.code,
        NUMBER_UNREACHABLE.format(countries=names),
        {"countries": countries},
    )
    raise Invalid(errors={field: [text]}, code="number_unreachable")


Phone = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=32),
    Clean,
    AfterValidator(e164),
]
