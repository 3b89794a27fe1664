"""Proving and changing an email address, on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import (
    BaseModel,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
)

from auth.accounts.schemas import NewPassword, Password, same_password
from servicekit.http.emails import Email
from servicekit.http.fields import Input

Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class SignedLink(Input):
    """The query of the mailed page, as it came."""

    id: UUID
    hash: Hex
    expires: int = Field(ge=0, le=2**40)
    signature: Hex


class Proof(SignedLink):
    """The link, and what a browser sends that is not signed in to its account.

    `current_password` keeps the account; a new `password` takes the address over.
    """

    current_password: Password | None = None
    password_confirmation: Password | None = None
    password: NewPassword | None = None

    @field_validator("password")
    @classmethod
    def _confirmed(cls, password: str | None, info: ValidationInfo) -> str | None:
        return same_password(password, info)


class EmailChange(Input):
    email: Email
    password: Password


class EmailSent(BaseModel):
    """`cooldown_s`: when another one may be asked for."""

    sent: bool = True
    cooldown_s: int = 60
