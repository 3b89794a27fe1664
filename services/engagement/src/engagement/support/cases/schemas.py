"""What the sides of a case send."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engagement.attachments import AttachmentIds
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, RequiredLine

MAX_LENGTH = 4_000
Kind = Literal["contact", "complaint", "feedback"]
Topic = Literal["delivery", "quality", "payment", "conduct", "account", "other"]
SubjectKind = Literal["product", "company", "order", "quote", "enquiry"]
Role = Literal["writer", "seller"]
Author = Literal["writer", "seller", "admin"]
Audience = Literal["all", "writer", "seller", "staff"]
Remark = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=MAX_LENGTH), Clean
]
RequiredRemark = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_LENGTH),
    Clean,
]


class GuestReply(Input):
    """Files are documents of an account: no guest's."""

    text: RequiredRemark


class Reply(GuestReply):
    attachment_ids: AttachmentIds = Field(default_factory=list)


class Decision(Input):
    """The writer closes a case, or reopens it."""

    status: Literal["with_staff", "closed"]


class LinkRequest(Input):
    """A number and the address that it was sent from."""

    reference: RequiredLine
    email: Email
