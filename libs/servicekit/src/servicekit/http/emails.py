"""E-mail addresses: checked by form, kept in lower case."""

from typing import Annotated

from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator

from servicekit.http.fields import Line


def _normalised(text: str) -> str:
    try:
        return validate_email(text, check_deliverability=False).normalized.lower()
    except EmailNotValidError as error:
        raise ValueError("This is not a valid e-mail address.") from error


Email = Annotated[Line, AfterValidator(_normalised)]
