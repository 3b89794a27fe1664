"""Until when a task is hidden; no row: it is visible."""

from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

DEFERRED_FOR = timedelta(days=1)


class Deferral(SQLModel, table=True):
    """`kind` and `link` are the task's: another task about the same row is visible."""

    __tablename__ = "task_deferrals"

    user_id: UUID = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    link: str = Field(primary_key=True)
    until: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = Deferral.__table__  # type: ignore[attr-defined]
