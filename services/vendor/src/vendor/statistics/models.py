"""What happened to a seller's enquiries and on its page."""

from datetime import date, datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

_TIME = sa.DateTime(timezone=True)


class ReceivedEnquiry(SQLModel, table=True):
    """A replica of engagement's enquiries, as much as the response rate needs.

    `is_proven`, `answer_by` and `response_minutes` are None for an enquiry from before
    they were published.
    """

    __tablename__ = "received_enquiries"

    id: UUID = Field(primary_key=True)
    version: int
    seller_id: UUID
    status: str
    created_at: datetime = Field(sa_type=_TIME)
    answered_at: datetime | None = Field(default=None, sa_type=_TIME)
    answer_by: datetime | None = Field(default=None, sa_type=_TIME)
    response_minutes: int | None = None
    is_proven: bool | None = None


class PageEvent(SQLModel, table=True):
    """How often a contact button, or the page itself, was used on a day."""

    __tablename__ = "page_events"

    seller_id: UUID = Field(primary_key=True, foreign_key="sellers.id")
    day: date = Field(primary_key=True)
    type: str = Field(primary_key=True)
    count: int = 1


received = ReceivedEnquiry.__table__  # type: ignore[attr-defined]
page_events = PageEvent.__table__  # type: ignore[attr-defined]
# A cancelled enquiry, spam, or one of an unproven sender does not count.
COUNTS = received.c.status.not_in(("cancelled", "spam")) & (
    received.c.is_proven.is_not(False)
)
