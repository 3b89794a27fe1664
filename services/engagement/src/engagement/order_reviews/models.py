"""What a buyer writes about a closed order, and the seller's reply."""

from datetime import datetime, timedelta
from typing import ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)
# After the order is closed.
WRITTEN_WITHIN = timedelta(days=90)
RATINGS = ("as_described", "on_time", "documents", "communication")


class Review(SQLModel, table=True):
    """One of each order. `company` is the buyer's on the day of the order; a buyer
    without one has no name here.

    `publish_at`: when it is published without a reply. `reason`: why it is hidden.
    """

    __tablename__ = "order_reviews"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    order_id: UUID
    buyer_id: UUID
    seller_id: UUID
    status: str = "pending"
    company: str | None = None
    company_ne: str | None = None
    as_described: int = Field(sa_type=sa.SmallInteger)
    on_time: int = Field(sa_type=sa.SmallInteger)
    documents: int = Field(sa_type=sa.SmallInteger)
    communication: int = Field(sa_type=sa.SmallInteger)
    text: str
    reply: str | None = None
    replied_at: datetime | None = Field(default=None, sa_type=TIME)
    reason: str | None = None
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)
    publish_at: datetime | None = Field(default=None, sa_type=TIME)
    published_at: datetime | None = Field(default=None, sa_type=TIME)


class ReviewHistory(StatusHistory, table=True):
    __tablename__ = "order_review_history"

    of: ClassVar[str] = "review_id"

    review_id: UUID


table = Review.__table__  # type: ignore[attr-defined]
history = ReviewHistory.__table__  # type: ignore[attr-defined]
