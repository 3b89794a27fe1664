"""Wire shapes of conversations."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from engagement.attachments import AttachmentIds
from engagement.conversations.rules import Closed
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.http.fields import Clean, Input, Moment, Money

Body = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=2_000),
    Clean,
]
Role = Literal["buyer", "seller"]


class NewMessage(Input):
    body: Body
    attachment_ids: AttachmentIds = Field(default_factory=list)


class MessageOut(BaseModel):
    """`read_at`: when the other side saw it; `body` is empty once `removed_at`."""

    id: UUID
    conversation_id: UUID
    enquiry_id: UUID | None
    sender_role: str
    is_mine: bool
    body: str
    attachment_ids: list[UUID]
    created_at: Moment
    read_at: Moment | None
    removed_at: Moment | None
    can_remove: bool


class Sent(MessageOut):
    """`enquiry_status`: where the enquiry stands after this message."""

    enquiry_status: EnquiryStatus | None


class Unread(BaseModel):
    unread: int


class QuoteAbout(BaseModel):
    """The newest quote that was sent, and what it costs delivered."""

    id: UUID
    status: str
    status_label: str
    landed: Money


class About(BaseModel):
    kind: Literal["enquiry", "requirement"]
    enquiry_id: UUID | None
    requirement_id: UUID | None
    title: str
    title_ne: str | None
    image: str | None
    quantity: str | None
    unit: str | None
    status: str
    status_label: str
    quote: QuoteAbout | None


class Counterpart(BaseModel):
    """`name` of a lead's buyer is None until it is shown (D17)."""

    name: str | None
    name_ne: str | None
    slug: str | None
    logo: str | None
    colour: str | None
    is_verified: bool
    is_guest: bool


class LastMessage(BaseModel):
    body: str
    is_mine: bool
    has_files: bool
    created_at: Moment


class ConversationOut(BaseModel):
    """`last_message` is None while there is only the enquiry itself."""

    id: UUID
    role: Role
    about: About
    counterpart: Counterpart
    last_message: LastMessage | None
    unread_count: int
    is_blocked: bool
    updated_at: Moment


class Opening(BaseModel):
    """The words of the enquiry."""

    body: str
    is_mine: bool
    created_at: Moment


class ConversationDetail(ConversationOut):
    opening: Opening | None
    can_write: bool
    closed_because: Closed | None
