"""Notifications to send by email or SMS, if they are still eligible when due."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

TIME = sa.DateTime(timezone=True)
# The thread of mails that go together, whatever they are about.
DIGEST = "digest"


class Dispatch(SQLModel, table=True):
    """Waits until `asked_at` (the address was requested from auth) or `dropped_at`.

    `thread` is what is throttled as one: an enquiry, or with SMS the user.
    """

    __tablename__ = "notice_dispatches"

    notice_id: UUID = Field(primary_key=True)
    channel: str = Field(primary_key=True)
    user_id: UUID
    kind: str
    thread: str
    created_at: datetime = Field(sa_type=TIME)
    due_at: datetime = Field(sa_type=TIME)
    asked_at: datetime | None = Field(default=None, sa_type=TIME)
    dropped_at: datetime | None = Field(default=None, sa_type=TIME)
    traceparent: str | None = None


table = Dispatch.__table__  # type: ignore[attr-defined]
