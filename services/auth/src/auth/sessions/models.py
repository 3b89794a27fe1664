"""Sign-ins: a session is one device, a family of refresh tokens."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class UserSession(SQLModel, table=True):
    """`id` is the token's `sid`; it lives while its refresh tokens are used."""

    __tablename__ = "sessions"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID = Field(foreign_key="accounts.id", index=True)
    user_agent: str | None = None
    address: str | None = None
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )
    last_used_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )
    expires_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    revoked_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )


class RefreshToken(SQLModel, table=True):
    """Only the token's SHA-256 is stored; `used_at` is set by its rotation."""

    __tablename__ = "refresh_tokens"

    token_hash: str = Field(primary_key=True)
    session_id: UUID = Field(foreign_key="sessions.id", index=True)
    expires_at: datetime = Field(sa_type=sa.DateTime(timezone=True), index=True)
    used_at: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))


class LoginAttempts(SQLModel, table=True):
    """Failures in a row at an email address, whether it has an account or not.

    `email_hash` is the address's, or that and the hash of a network or a browser.
    """

    __tablename__ = "login_attempts"

    email_hash: str = Field(primary_key=True)
    failures: int = 0
    last_at: datetime = Field(sa_type=sa.DateTime(timezone=True), index=True)
    blocked_until: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )


sessions = UserSession.__table__  # type: ignore[attr-defined]
refresh_tokens = RefreshToken.__table__  # type: ignore[attr-defined]
login_attempts = LoginAttempts.__table__  # type: ignore[attr-defined]
