"""What engagement tells."""

from datetime import datetime
from typing import ClassVar, Literal
from uuid import UUID

from servicekit.messaging.event import Event


class EnquiryCreated(Event):
    """A buyer or a guest wrote to a seller."""

    type: ClassVar[str] = "engagement.enquiry_created.v1"

    enquiry_id: UUID
    version: int
    seller_id: UUID
    category_id: UUID
    product_id: UUID | None = None
    buyer_id: UUID | None = None
    source: str
    created_at: datetime


class EnquiryStatusChanged(Event):
    """An enquiry moved; `first_response_at` is set once the seller has answered."""

    type: ClassVar[str] = "engagement.enquiry_status_changed.v1"

    enquiry_id: UUID
    version: int
    seller_id: UUID
    product_id: UUID | None = None
    from_status: str
    to_status: str
    created_at: datetime
    first_response_at: datetime | None = None


class NoticeDue(Event):
    """A user is to get a notice by mail or SMS: auth knows where, and answers with
    `EmailRequested` or `SmsRequested` of kind `notice`."""

    type: ClassVar[str] = "engagement.notice_due.v1"

    notice_id: UUID
    user_id: UUID
    channel: Literal["email", "sms"]
