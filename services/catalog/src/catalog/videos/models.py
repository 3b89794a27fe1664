"""Videos of products: one file and its poster, in storage."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class Video(SQLModel, table=True):
    """`width` and `height`: as people see it, upright. It waits without a product
    until one takes it; a product and its duplicates share one."""

    __tablename__ = "videos"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    size_bytes: int
    seconds: int
    width: int
    height: int
    poster_sizes: list[int] = Field(sa_type=ARRAY(sa.Integer))
    waiting_since: datetime | None = Field(default=None, sa_type=_TIME)
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)


videos = Video.__table__  # type: ignore[attr-defined]
