"""Messages to the helpdesk: a question, a complaint or feedback."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Ticket(SQLModel, table=True):
    """`reference` is for the writer; `note` is visible to administrators only.

    `email` and `name` are empty where feedback needs no answer. `article`: the one it
    was written under.
    """

    __tablename__ = "tickets"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    reference: str = Field(unique=True)
    kind: str
    status: str = "open"
    name: str = ""
    email: str = ""
    phone: str | None = None
    text: str = ""
    about: str | None = None
    article: str | None = None
    is_helpful: bool | None = None
    user_id: UUID | None = None
    locale: str = "en"
    reply: str | None = None
    note: str | None = None
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class TicketHistory(StatusHistory, table=True):
    """`reason` is the reply to the writer, `note` the administrators' own."""

    __tablename__ = "ticket_history"

    of: ClassVar[str] = "ticket_id"

    ticket_id: UUID
    note: str | None = None


table = Ticket.__table__  # type: ignore[attr-defined]
history = TicketHistory.__table__  # type: ignore[attr-defined]
