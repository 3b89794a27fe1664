"""What auth tells."""

from datetime import datetime
from typing import ClassVar, Literal
from uuid import UUID

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
