"""Reviews of a seller's orders, as engagement has published them."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

_TIME = sa.DateTime(timezone=True)
RATINGS = ("as_described", "on_time", "documents", "communication")


class SellerReview(SQLModel, table=True):
    """A replica fed by engagement.review_published; a hidden one stays as tombstone,
    without its content."""

    __tablename__ = "seller_reviews"

    id: UUID = Field(primary_key=True)
    version: int
    seller_id: UUID
    is_hidden: bool = False
    company: str | None = None
    company_ne: str | None = None
    as_described: int | None = Field(default=None, sa_type=sa.SmallInteger)
    on_time: int | None = Field(default=None, sa_type=sa.SmallInteger)
    documents: int | None = Field(default=None, sa_type=sa.SmallInteger)
    communication: int | None = Field(default=None, sa_type=sa.SmallInteger)
    text: str | None = None
    reply: str | None = None
    replied_at: datetime | None = Field(default=None, sa_type=_TIME)
    published_at: datetime | None = Field(default=None, sa_type=_TIME)


table = SellerReview.__table__  # type: ignore[attr-defined]
