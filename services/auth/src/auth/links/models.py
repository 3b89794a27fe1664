"""Links that work once."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class OneTimeLink(SQLModel, table=True):
    """The secret's SHA-256 only. `bound_to` voids it when what it is for has changed.

    `new_email` is set for the purpose `change_email`.
    """

    __tablename__ = "one_time_links"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    purpose: str
    user_id: UUID
    token_hash: str = Field(unique=True)
    bound_to: str
    new_email: str | None = None
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )
    expires_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    used_at: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))


table = OneTimeLink.__table__  # type: ignore[attr-defined]
