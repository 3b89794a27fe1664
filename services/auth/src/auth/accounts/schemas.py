"""Accounts on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
)

from auth.error_texts import PASSWORDS_DIFFER, TERMS_NOT_ACCEPTED
from contracts.names import PersonName
from servicekit.error_detail import InvalidValue
from servicekit.error_texts import REQUIRED, TOO_SHORT
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Moment
from servicekit.http.phones import e164

Locale = Literal["en", "ne"]
Currency = Literal["NPR", "USD", "INR", "EUR", "GBP", "CNY", "AUD", "AED", "JPY", "QAR"]
MIN_PASSWORD_LENGTH = 8


def _accepted(terms: bool) -> bool:
    if not terms:
        raise InvalidValue(TERMS_NOT_ACCEPTED)
    return terms


def present(text: str) -> str:
    if not text:
        raise InvalidValue(REQUIRED)
    return text


def _long_enough(password: str) -> str:
    if len(password) < MIN_PASSWORD_LENGTH:
        raise InvalidValue(TOO_SHORT.fill(n=MIN_PASSWORD_LENGTH))
    return password


Terms = Annotated[bool, AfterValidator(_accepted)]
Name = Annotated[PersonName, Field(max_length=60)]
DialCode = Annotated[str, StringConstraints(pattern=r"^\+?[0-9]{1,4}$")]
Phone = Annotated[str, StringConstraints(strip_whitespace=True, max_length=25), Clean]
Password = Annotated[
    str, StringConstraints(max_length=128), Clean, AfterValidator(present)
]
NewPassword = Annotated[Password, AfterValidator(_long_enough)]


def with_plus(dial_code: str | None) -> str | None:
    return f"+{dial_code.lstrip('+')}" if dial_code else None


class PhoneFields(Input):
    """`phone_number` leaves as E.164; it may come with or without its dial code."""

    dial_code: DialCode | None = None
    phone_number: Phone | None = None

    @field_validator("phone_number")
    @classmethod
    def _as_e164(cls, number: str | None, info: ValidationInfo) -> str | None:
        code = with_plus(info.data.get("dial_code"))
        return e164(number, code) if number else None


def same_password(password: str | None, info: ValidationInfo) -> str | None:
    """Refused when `password_confirmation` is another."""
    repeated = info.data.get("password_confirmation")
    if repeated is not None and repeated != password:
        raise InvalidValue(PASSWORDS_DIFFER)
    return password


class TwicePassword(Input):
    # Before `password`, so that a mismatch is an error of the password.
    password_confirmation: Password
    password: NewPassword

    @field_validator("password")
    @classmethod
    def _confirmed(cls, password: str, info: ValidationInfo) -> str:
        same_password(password, info)
        return password


class Registration(TwicePassword, PhoneFields):
    fname: Name
    lname: Name
    email: Email
    account_type: Literal["buyer", "seller"]
    terms: Terms
    locale: Locale = "en"


class AccountChange(PhoneFields):
    """Only what is sent changes."""

    fname: Name | None = None
    lname: Name | None = None
    locale: Locale | None = None
    currency: Currency | None = None


Role = Literal["buyer", "seller", "admin"]


class Person(BaseModel):
    """What an account says of itself."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    fname: str
    lname: str
    email: str
    email_verified_at: Moment | None
    phone_number: str | None
    phone_verified_at: Moment | None
    roles: list[Role]


class User(Person):
    """The signed-in person, to themselves."""

    locale: str
    currency: str


class Country(BaseModel):
    name: str
    dial_code: str
    code: str
