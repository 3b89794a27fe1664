"""The audit: one row for each sensitive action."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class AuditRow(SQLModel, table=True):
    """`user_id` is whose account it is, `actor_id` who did it."""

    __tablename__ = "audit"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    actor_id: UUID
    kind: str
    detail: str | None = None
    address: str | None = None
    user_agent: str | None = None
    at: datetime = Field(default_factory=now, sa_type=sa.DateTime(timezone=True))


table = AuditRow.__table__  # type: ignore[attr-defined]
