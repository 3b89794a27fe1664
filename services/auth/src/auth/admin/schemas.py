"""Users as an administrator sees them."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from auth.accounts.schemas import Person
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
