"""Users as an administrator sees them."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, StringConstraints

from auth.accounts.schemas import Person
from auth.activity.schemas import OnDevice
from servicekit.http.fields import Clean, Input, Moment


class Reason(Input):
    """Kept with the account and in the audit; the user does not see it."""

    reason: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=3, max_length=500),
        Clean,
    ]


class UserSeen(Person):
    status: Literal["active", "suspended"]
    suspended_at: Moment | None
    suspended_reason: str | None
    last_seen_at: Moment | None
    created_at: Moment


class DeviceSession(OnDevice):
    """A sign-in on one device; `is_active` until it ends."""

    id: UUID
    created_at: Moment
    last_used_at: Moment
    is_active: bool


class AdminActivity(OnDevice):
    """A sensitive action; `by` is who did it, also an administrator."""

    id: UUID
    kind: str
    detail: str | None
    by: UUID
    at: Moment


class LinkedUser(BaseModel):
    """Another account with the same phone number, or the same network and browser."""

    id: UUID
    fname: str
    lname: str
    email: str
    suspended_at: Moment | None
    facts: list[Literal["phone", "device"]]


class UserDetail(UserSeen):
    sessions: list[DeviceSession]
    history: list[AdminActivity]
    linked: list[LinkedUser]
