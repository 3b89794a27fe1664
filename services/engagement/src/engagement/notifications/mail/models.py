"""Mails on their way: written in a transaction, sent after it."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Mail(SQLModel, table=True):
    """`once` makes writing it again harmless; `id` names the file or the message.

    `text` and `html` are emptied once it is sent. What `is_urgent` has a lane of its
    own; in each lane the senders share the queue fairly.
    """

    __tablename__ = "mails"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    once: str = Field(unique=True)
    user_id: UUID | None = None
    kind: str
    address: str
    subject: str
    text: str
    html: str
    attempts: int = 0
    last_error: str | None = None
    created_at: datetime = Field(sa_type=TIME)
    next_at: datetime = Field(sa_type=TIME)
    expires_at: datetime | None = Field(default=None, sa_type=TIME)
    sent_at: datetime | None = Field(default=None, sa_type=TIME)
    traceparent: str | None = None
    is_urgent: bool = False
    sender: str = ""


table = Mail.__table__  # type: ignore[attr-defined]
