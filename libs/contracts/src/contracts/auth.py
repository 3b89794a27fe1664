"""Events of auth."""

from datetime import datetime
from typing import ClassVar, Literal
from uuid import UUID

from pydantic import Field

from servicekit.messaging.event import Event


class UserRegistered(Event):
    """Someone made an account; `account_type` says what they came for."""

    type: ClassVar[str] = "auth.user_registered.v1"

    user_id: UUID
    version: int
    account_type: Literal["buyer", "seller"]
    locale: Literal["en", "ne"] = "en"


class SessionRevoked(Event):
    """A session ended before its token did: refuse the token from now on (D5)."""

    type: ClassVar[str] = "auth.session_revoked.v1"

    session_id: UUID
    user_id: UUID
    revoked_at: datetime


class UserEmailVerified(Event):
    """The e-mail address is proven; `email_sha256` is its `claims.mark`, not itself."""

    type: ClassVar[str] = "auth.user_email_verified.v1"

    user_id: UUID
    version: int
    email_sha256: str


class UserPhoneVerified(Event):
    """The phone number is proven; `phone_sha256` is `claims.mark` of it."""

    type: ClassVar[str] = "auth.user_phone_verified.v1"

    user_id: UUID
    version: int
    phone_sha256: str


class UserSignedIn(Event):
    """A session of an existing account began; the digests of what it has verified."""

    type: ClassVar[str] = "auth.user_signed_in.v1"

    user_id: UUID
    email_sha256: str | None = None
    phone_sha256: str | None = None


class PasswordChanged(Event):
    """Refuse every token the user got before `changed_at`."""

    type: ClassVar[str] = "auth.password_changed.v1"

    user_id: UUID
    changed_at: datetime


MailKind = Literal[
    "verify_email",
    "account_exists",
    "reset_password",
    "password_changed",
    "new_sign_in",
    "change_email",
    "email_change_asked",
    "notice",
]


class EmailRequested(Event):
    """Send this mail: with `SmsRequested` the one event that carries an address.

    `path` is the page of the button, with the link's secret; `facts` fill the text.
    Only engagement hears it, and auth deletes it from its outbox once published.
    Not `is_proven`: the address is only stated, from `network`.
    """

    type: ClassVar[str] = "auth.email_requested.v1"

    mail_id: UUID
    user_id: UUID
    kind: MailKind
    address: str
    locale: Literal["en", "ne"] = "en"
    facts: dict[str, str]
    path: str = ""
    expires_at: datetime | None = None
    is_proven: bool = False
    network: str | None = None


class SmsRequested(Event):
    """Send this code, or this notice (then `facts` has its id), to a phone (E.164).

    Worthless after `expires_at`.
    """

    type: ClassVar[str] = "auth.sms_requested.v1"

    sms_id: UUID
    user_id: UUID
    kind: Literal["phone_code", "notice"]
    phone: str
    locale: Literal["en", "ne"] = "en"
    code: str
    expires_at: datetime
    facts: dict[str, str] = Field(default_factory=dict)


class UserSuspended(Event):
    """An administrator shut the account: refuse every token got before."""

    type: ClassVar[str] = "auth.user_suspended.v1"

    user_id: UUID
    version: int
    suspended_at: datetime


class UserRestored(Event):
    """The suspension ended; older than the last suspension, it says nothing."""

    type: ClassVar[str] = "auth.user_restored.v1"

    user_id: UUID
    version: int


class UserDeleted(Event):
    """The account is gone for good: forget the person, refuse their tokens.

    The marks are `claims.mark` of what they had proven: what they wrote as a guest goes
    as well.
    """

    type: ClassVar[str] = "auth.user_deleted.v1"

    user_id: UUID
    version: int
    deleted_at: datetime
    email_sha256: str | None = None
    phone_sha256: str | None = None
