"""Email addresses: checked by form, stored in lower case."""

from typing import Annotated

from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import EMAIL_NOT_VALID
from servicekit.http.fields import Line


def _normalised(text: str) -> str:
    try:
        return validate_email(text, check_deliverability=False).normalized.lower()
    except EmailNotValidError as error:
        raise InvalidValue(EMAIL_NOT_VALID) from error


Email = Annotated[Line, AfterValidator(_normalised)]
