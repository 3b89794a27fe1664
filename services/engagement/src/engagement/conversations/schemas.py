from typing import Annotated
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, StringConstraints

from engagement.enquiries.transitions import EnquiryStatus
from servicekit.http.fields import Clean, Input, Moment

Body = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=2_000),
    Clean,
]


class NewMessage(Input):
    body: Body


class MessageShown(BaseModel):
    id: UUID
    enquiry_id: UUID
    sender_role: str
    is_mine: bool
    body: str
    created_at: Moment


class Sent(MessageShown):
    """`enquiry_status`: where the enquiry stands after this message."""

    enquiry_status: EnquiryStatus


class Unread(BaseModel):
    unread: int


def shown(row: sa.RowMapping, reader: UUID) -> MessageShown:
    return MessageShown(**row, is_mine=row["sender_id"] == reader)
