"""What engagement knows of accounts: since when, the proven address, who is gone."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class DepartedUser(SQLModel, table=True):
    """What was asked for them before comes too late."""

    __tablename__ = "departed_users"

    user_id: UUID = Field(primary_key=True)
    departed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


class ProvenEmail(SQLModel, table=True):
    """The address an account has proven, by its mark alone (decision record 7)."""

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
