"""Who is suspended: a person by user id, a company by seller id.

Nothing of theirs is cancelled: deadlines pause, and go on when they are restored.
"""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class Suspension(SQLModel, table=True):
    """`since` is None once it has ended; `version`: older news changes nothing."""

    __tablename__ = "suspensions"

    subject_id: UUID = Field(primary_key=True)
    version: int
    since: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))


table = Suspension.__table__  # type: ignore[attr-defined]
