"""SMS on their way: written in a transaction, sent after it."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Sms(SQLModel, table=True):
    """`once` makes writing it again harmless; after `expires_at` it is worthless."""

    __tablename__ = "sms_messages"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    once: str = Field(unique=True)
    user_id: UUID | None = None
    kind: str
    phone: str
    text: str
    attempts: int = 0
    last_error: str | None = None
    created_at: datetime = Field(sa_type=TIME)
    next_at: datetime = Field(sa_type=TIME)
    expires_at: datetime = Field(sa_type=TIME)
    sent_at: datetime | None = Field(default=None, sa_type=TIME)
    traceparent: str | None = None


table = Sms.__table__  # type: ignore[attr-defined]
