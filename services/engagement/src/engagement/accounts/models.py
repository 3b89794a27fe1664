"""Replica of accounts: registration time, proven address, deleted users."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class DepartedUser(SQLModel, table=True):
    """Email requested for them before the deletion is not sent."""

    __tablename__ = "departed_users"

    user_id: UUID = Field(primary_key=True)
    departed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


class ProvenEmail(SQLModel, table=True):
    """The address an account has proven, as a digest only (decision record 7)."""

    __tablename__ = "proven_emails"

    user_id: UUID = Field(primary_key=True)
    version: int
    email_sha256: str


class Registration(SQLModel, table=True):
    """Since when an account is; one without a row is older than this table."""

    __tablename__ = "registrations"

    user_id: UUID = Field(primary_key=True)
    registered_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


proven_emails = ProvenEmail.__table__  # type: ignore[attr-defined]
registrations = Registration.__table__  # type: ignore[attr-defined]
table = DepartedUser.__table__  # type: ignore[attr-defined]
