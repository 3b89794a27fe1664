"""Who has an account."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class Account(SQLModel, table=True):
    """A person; `email` is stored in lower case, `phone_number` as E.164.

    The address belongs to the one account that proved it (a partial unique index);
    an unproven account only states one, and several may state the same (ADR 8).
    `google_subject` is Google's id for who signs in that way; a deleted account stays
    as an empty row, so that what refers to it still finds somebody.
    """

    __tablename__ = "accounts"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    email: str
    password_hash: str | None = None
    fname: str
    lname: str
    phone_number: str | None = None
    account_type: str
    roles: list[str] = Field(sa_type=ARRAY(sa.Text))
    locale: str = "en"
    currency: str = "NPR"
    email_verified_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    phone_verified_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    terms_accepted_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    suspended_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    suspended_reason: str | None = None
    deleted_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    google_subject: str | None = Field(default=None, unique=True)
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )


table = Account.__table__  # type: ignore[attr-defined]
