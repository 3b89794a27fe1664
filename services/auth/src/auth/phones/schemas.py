"""Proving a phone number, on the wire."""

from pydantic import ValidationInfo, field_validator

from auth.accounts.schemas import DialCode, Phone, with_plus
from servicekit.http.fields import Input
from servicekit.http.phones import e164


class CodeWanted(Input):
    """`phone_number` leaves as E.164; it may come with or without its dial code."""

    dial_code: DialCode | None = None
    phone_number: Phone

    @field_validator("phone_number")
    @classmethod
    def _as_e164(cls, number: str, info: ValidationInfo) -> str:
        return e164(number, with_plus(info.data.get("dial_code")))
