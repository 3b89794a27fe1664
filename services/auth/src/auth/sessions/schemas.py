"""Sessions on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel

from auth.accounts.schemas import Password, Terms, User, present
from auth.activity.schemas import OnDevice
from servicekit.http.fields import Input, Line, Moment


class Login(Input):
    """The address is not judged here: a wrong one is told as a wrong password is."""

    email: Annotated[Line, AfterValidator(present), AfterValidator(str.lower)]
    password: Password
    terms: Terms


class Refreshed(BaseModel):
    access_token: str
    token_type: Literal["Bearer"] = "Bearer"  # noqa: S105
    expires_in: int
    user: User


class SignedIn(Refreshed):
    """`seller_profile` is vendor's: the client asks GET /api/sellerprofile for it."""

    seller_profile: None = None


class SignedOut(BaseModel):
    signed_out: bool = True


class SessionSeen(OnDevice):
    """A device that is signed in."""

    id: UUID
    created_at: Moment
    last_used_at: Moment
    is_current: bool


class KeySet(BaseModel):
    """RFC 7517."""

    keys: list[dict[str, str]]
