"""Recent actions, for limits that must hold over all processes."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id


class LimitHit(SQLModel, table=True):
    """`key` is who is limited, `target` whom it reached: keyed digests, never names."""

    __tablename__ = "limit_hits"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    rule: str
    key: str
    target: str = ""
    at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = LimitHit.__table__  # type: ignore[attr-defined]
