"""Codes on their way to phones."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class PhoneCode(SQLModel, table=True):
    """`code_hash` is keyed: six digits alone are soon tried. `address` asked for it."""

    __tablename__ = "phone_codes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    phone: str
    code_hash: str
    address: str | None = None
    tries: int = 0
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )
    expires_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    used_at: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))


table = PhoneCode.__table__  # type: ignore[attr-defined]
