"""Who is gone: what was asked for them before comes too late."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class DepartedUser(SQLModel, table=True):
    __tablename__ = "departed_users"

    user_id: UUID = Field(primary_key=True)
    departed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = DepartedUser.__table__  # type: ignore[attr-defined]
