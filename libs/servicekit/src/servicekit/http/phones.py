"""Phone numbers as people in Nepal type them, kept in E.164 (D27)."""

from typing import Annotated

import phonenumbers
from pydantic import AfterValidator, StringConstraints

from servicekit.http.fields import Clean

HOME = "NP"


class PhoneInvalid(ValueError):
    pass


def e164(number: str, dial_code: str | None = None) -> str:
    """`984-123 4567` becomes `+9779841234567`; raises PhoneInvalid."""
    text = "This is not a valid phone number."
    typed = number if number.startswith("+") else f"{dial_code or ''}{number}"
    try:
        parsed = phonenumbers.parse(typed, HOME)
    except phonenumbers.NumberParseException as error:
        raise PhoneInvalid(text) from error
    if not phonenumbers.is_valid_number(parsed):
        raise PhoneInvalid(text)
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)


Phone = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=32),
    Clean,
    AfterValidator(e164),
]
