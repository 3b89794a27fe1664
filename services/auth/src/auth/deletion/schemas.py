"""Taking one's data along, and going."""

from typing import Annotated

from pydantic import BaseModel, StringConstraints

from auth.accounts.schemas import User
from auth.activity.schemas import Activity
from auth.sessions.schemas import SessionSeen
from servicekit.http.fields import Clean, Input, Moment


class AccountDeletion(Input):
    """Empty for who signs in with Google only: a fresh sign-in stands for it."""

    password: Annotated[str, StringConstraints(max_length=128), Clean] = ""


class AccountDeleted(BaseModel):
    deleted: bool = True


class Account(User):
    account_type: str
    terms_accepted_at: Moment | None
    created_at: Moment
    has_password: bool
    has_google: bool


class Export(BaseModel):
    """What auth keeps; `elsewhere` are the calls that answer the rest."""

    exported_at: Moment
    user: Account
    sessions: list[SessionSeen]
    activity: list[Activity]
    elsewhere: list[str]
