"""Forms of the helpdesk, and the tickets that administrators see."""

from typing import Annotated, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, StringConstraints

from engagement.enquiries.submissions.schemas import Name, Trapped
from engagement.support.tickets.transitions import TICKET, TicketStatus
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Line, Moment
from servicekit.http.language import Locale
from servicekit.http.phones import Phone

MAX_LENGTH = 4_000
TicketText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=MAX_LENGTH),
    Clean,
]
Remark = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=MAX_LENGTH), Clean
]
Slug = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), Clean]
Kind = Literal["contact", "complaint", "feedback"]


class Question(Trapped):
    name: Name
    email: Email
    phone_number: Phone | None = None
    text: TicketText


class Complaint(Question):
    """`about`: the company, product or number it is about, in the writer's words."""

    about: Line | None = None


class Feedback(Trapped):
    """Without a name or an address nobody is answered."""

    name: Name | None = None
    email: Email | None = None
    text: Remark = ""
    article: Slug | None = None
    is_helpful: bool | None = None


class TicketCreated(BaseModel):
    reference: str


class Handling(Input):
    """`reply` is mailed to the writer."""

    status: TicketStatus
    reply: Remark = ""
    note: Remark | None = None


class TicketOut(BaseModel):
    id: UUID
    reference: str
    kind: Kind
    status: TicketStatus
    status_label: str
    allowed_statuses: list[str]
    name: str
    email: str
    phone_number: str | None
    text: str
    about: str | None
    article: str | None
    is_helpful: bool | None
    reply: str | None
    note: str | None
    locale: str
    created_at: Moment
    updated_at: Moment


def serialize(row: sa.RowMapping, locale: Locale) -> TicketOut:
    status = row["status"]
    return TicketOut(
        **row,
        phone_number=row["phone"],
        status_label=TICKET.label(status, "admin", locale),
        allowed_statuses=TICKET.allowed(status, "admin"),
    )
