"""Phone numbers, as people in Nepal type them (D27)."""

import phonenumbers

HOME = "NP"


def e164(number: str) -> str:
    """`984-123 4567` becomes `+9779841234567`; raises ValueError."""
    text = "This is not a valid phone number."
    try:
        parsed = phonenumbers.parse(number, HOME)
    except phonenumbers.NumberParseException as error:
        raise ValueError(text) from error
    if not phonenumbers.is_valid_number(parsed):
        raise ValueError(text)
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)
