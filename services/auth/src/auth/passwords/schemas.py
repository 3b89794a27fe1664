"""Request and response bodies of forgotten and changed passwords."""

from typing import Annotated

from pydantic import BaseModel, StringConstraints

from auth.accounts.schemas import Password, TwicePassword
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input

Token = Annotated[str, StringConstraints(min_length=1, max_length=128), Clean]


class ForgottenPassword(Input):
    email: Email


class ResetRequested(BaseModel):
    """The same for every address."""

    message: str = "If there is an account with this address, a mail is on its way."


class Reset(TwicePassword):
    """`token` and `email` are the query of the mailed page."""

    token: Token
    email: Email


class PasswordChange(TwicePassword):
    current_password: Password


class PasswordSet(BaseModel):
    message: str = "The password is changed. Please sign in."
