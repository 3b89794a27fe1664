"""Phone numbers, as people in Nepal type them (D27)."""

import phonenumbers

HOME = "NP"
INVALID = "This is not a valid phone number."


class PhoneInvalid(ValueError):
    pass


def e164(number: str, dial_code: str | None = None) -> str:
    """`984-123 4567` becomes `+9779841234567`; raises PhoneInvalid."""
    typed = number if number.startswith("+") else f"{dial_code or ''}{number}"
    try:
        parsed = phonenumbers.parse(typed, HOME)
    except phonenumbers.NumberParseException as error:
        raise PhoneInvalid(INVALID) from error
    if not phonenumbers.is_valid_number(parsed):
        raise PhoneInvalid(INVALID)
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)
