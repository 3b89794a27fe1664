"""Telephone numbers by the library phonenumbers (D27)."""

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumberFormat

HOME_REGION = "NP"


def e164(text: str) -> str | None:
    """`98-41234567` becomes `+9779841234567`; None when it is no valid number."""
    try:
        number = phonenumbers.parse(text, HOME_REGION)
    except NumberParseException:
        return None
    if not phonenumbers.is_valid_number(number):
        return None
    return phonenumbers.format_number(number, PhoneNumberFormat.E164)
