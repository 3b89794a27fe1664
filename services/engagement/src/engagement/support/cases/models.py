"""Cases: what people write to the helpdesk, the thread, and who may read it."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Case(SQLModel, table=True):
    """A question, a complaint or feedback; `text` is its first message.

    `reference` is for the writer. `email` and `name` are empty where feedback needs no
    answer. `article`: the one it was written under. `subject_*`: the product, company
    or deal it is about, `seller_id` the supplier on the other side. The supplier reads
    it from `supplier_since`. A guest who proves `email_sha256` or `phone_sha256` gets
    the case. `answer_by`: the promised answer. `due_at`: when the
    supplier's time ends, or an answered case is closed.

    The running version writes `reply` and `note`, which are messages now.
    """

    __tablename__ = "tickets"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    reference: str = Field(unique=True)
    kind: str
    topic: str | None = None
    status: str = "open"
    name: str = ""
    email: str = ""
    phone: str | None = None
    email_sha256: str | None = None
    phone_sha256: str | None = None
    text: str = ""
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    about: str | None = None
    article: str | None = None
    is_helpful: bool | None = None
    user_id: UUID | None = None
    subject_kind: str | None = None
    subject_id: UUID | None = None
    subject_label: str | None = None
    seller_id: UUID | None = None
    assigned_to: UUID | None = None
    assigned_name: str | None = None
    locale: str = "en"
    reply: str | None = None
    note: str | None = None
    answer_by: datetime | None = Field(default=None, sa_type=TIME)
    due_at: datetime | None = Field(default=None, sa_type=TIME)
    supplier_since: datetime | None = Field(default=None, sa_type=TIME)
    answered_at: datetime | None = Field(default=None, sa_type=TIME)
    closed_at: datetime | None = Field(default=None, sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class CaseHistory(StatusHistory, table=True):
    __tablename__ = "ticket_history"

    of: ClassVar[str] = "ticket_id"

    ticket_id: UUID
    note: str | None = None


class CaseMessage(SQLModel, table=True):
    """`author` is writer, seller or admin. `audience`: all, writer and seller, or only
    one of both with Haat; `staff` for a note."""

    __tablename__ = "case_messages"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    case_id: UUID
    author: str
    by_user: UUID | None = None
    by_name: str | None = None
    audience: str = "all"
    text: str
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    created_at: datetime = Field(sa_type=TIME)


class CaseView(SQLModel, table=True):
    """An administrator has read the deal of a case; both sides read that."""

    __tablename__ = "case_views"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    case_id: UUID
    by_user: UUID
    by_name: str | None = None
    subject: str
    at: datetime = Field(sa_type=TIME)


class CaseTemplate(SQLModel, table=True):
    """A text that the helpdesk often sends, in both languages."""

    __tablename__ = "case_templates"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    title: str
    text: str
    text_ne: str
    updated_by: UUID
    updated_at: datetime = Field(sa_type=TIME)


table = Case.__table__  # type: ignore[attr-defined]
history = CaseHistory.__table__  # type: ignore[attr-defined]
messages = CaseMessage.__table__  # type: ignore[attr-defined]
views = CaseView.__table__  # type: ignore[attr-defined]
templates = CaseTemplate.__table__  # type: ignore[attr-defined]
