from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id


class Message(SQLModel, table=True):
    """One message between the two sides of an enquiry."""

    __tablename__ = "enquiry_messages"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    enquiry_id: UUID
    sender_id: UUID
    sender_role: str
    body: str
    created_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = Message.__table__  # type: ignore[attr-defined]
