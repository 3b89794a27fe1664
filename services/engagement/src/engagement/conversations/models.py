"""Messages about an enquiry or a lead, and who has blocked whom."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

# Written in place of a name or text that was erased.
DELETED_TEXT = "[deleted]"
TIME = sa.DateTime(timezone=True)


class Message(SQLModel, table=True):
    """Of an enquiry or of a match: `conversation_id` is whichever it is about.

    `read_at`: when the other side had it on the screen. `attachment_ids`: files of the
    sender's My Drive. `sender_id`: None for a guest, until an account claims it.
    """

    __tablename__ = "enquiry_messages"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    enquiry_id: UUID | None = None
    match_id: UUID | None = None
    conversation_id: UUID | None = Field(
        default=None,
        sa_column=sa.Column(sa.Uuid, sa.Computed("coalesce(enquiry_id, match_id)")),
    )
    sender_id: UUID | None = None
    sender_role: str
    body: str
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    created_at: datetime = Field(sa_type=TIME)
    read_at: datetime | None = Field(default=None, sa_type=TIME)
    removed_at: datetime | None = Field(default=None, sa_type=TIME)


class Activity(SQLModel, table=True):
    """When a conversation was last written in; its id is the enquiry's or match's."""

    __tablename__ = "conversations"

    id: UUID = Field(primary_key=True)
    last_at: datetime = Field(sa_type=TIME)


class Block(SQLModel, table=True):
    """The side `by_role` wants nothing more from the other one."""

    __tablename__ = "contact_blocks"

    seller_id: UUID = Field(primary_key=True)
    buyer_id: UUID = Field(primary_key=True)
    by_role: str = Field(primary_key=True)
    at: datetime = Field(sa_type=TIME)


class GuestBlock(SQLModel, table=True):
    """The seller has blocked a guest with this phone or email; `mark` is the digest
    of either, by `contracts.claims`."""

    __tablename__ = "guest_blocks"

    seller_id: UUID = Field(primary_key=True)
    mark: str = Field(primary_key=True)
    at: datetime = Field(sa_type=TIME)


table = Message.__table__  # type: ignore[attr-defined]
activity = Activity.__table__  # type: ignore[attr-defined]
blocks = Block.__table__  # type: ignore[attr-defined]
guest_blocks = GuestBlock.__table__  # type: ignore[attr-defined]
