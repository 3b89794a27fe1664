"""Proving and changing an e-mail address, on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from auth.accounts.schemas import Password
from servicekit.http.emails import Email
from servicekit.http.fields import Input

Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class SignedLink(Input):
    """The query of the mailed page, as it came."""

    id: UUID
    hash: Hex
    expires: int = Field(ge=0, le=2**40)
    signature: Hex


class EmailChange(Input):
    email: Email
    password: Password


class OnItsWay(BaseModel):
    """`cooldown_s`: when another one may be asked for."""

    sent: bool = True
    cooldown_s: int = 60
