"""Events of engagement."""

from datetime import datetime
from decimal import Decimal
from typing import ClassVar, Literal
from uuid import UUID

from servicekit.messaging.event import Event


class EnquiryCreated(Event):
    """A buyer or a guest wrote to a seller.

    `is_proven`: who wrote has proven an address or a number; None: told before this was
    known. Until `answer_by` an answer is prompt.
    """

    type: ClassVar[str] = "engagement.enquiry_created.v1"

    enquiry_id: UUID
    version: int
    seller_id: UUID
    category_id: UUID
    product_id: UUID | None = None
    buyer_id: UUID | None = None
    source: str
    created_at: datetime
    is_proven: bool | None = None
    answer_by: datetime | None = None


class EnquiryStatusChanged(Event):
    """An enquiry moved; `first_response_at` is set once the seller has answered, and
    `response_minutes` is the working time until then.

    Also told, with one status twice, when who wrote it has proven who they are.
    """

    type: ClassVar[str] = "engagement.enquiry_status_changed.v1"

    enquiry_id: UUID
    version: int
    seller_id: UUID
    product_id: UUID | None = None
    from_status: str
    to_status: str
    created_at: datetime
    first_response_at: datetime | None = None
    response_minutes: int | None = None
    is_proven: bool | None = None
    answer_by: datetime | None = None


class RequirementOpened(Event):
    """Suppliers may quote on it; told again when it opens again or changes.

    Of its first line; nothing says who asks (D17).
    """

    type: ClassVar[str] = "engagement.requirement_opened.v1"

    requirement_id: UUID
    version: int
    title: str
    category_id: UUID
    quantity: Decimal
    unit_id: UUID | None = None
    district_id: int | None = None
    opened_at: datetime


class RequirementClosed(Event):
    """It is open no more: closed, awarded, expired, cancelled or rejected."""

    type: ClassVar[str] = "engagement.requirement_closed.v1"

    requirement_id: UUID
    version: int
    status: str


class DealChanged(Event):
    """A quote was accepted, or the deal it made has ended.

    Open from the acceptance until it is fulfilled, cancelled or voided. `version` is
    the requirement's. `number` is printed on the paper; at `closes_at` it is fulfilled
    unless somebody ends it before.
    `buyer_id`: of a guest, who has no account, the requirement's id.
    """

    type: ClassVar[str] = "engagement.deal_changed.v1"

    quote_id: UUID
    version: int
    requirement_id: UUID
    buyer_id: UUID
    seller_owner_id: UUID
    number: str
    is_open: bool
    accepted_at: datetime
    closes_at: datetime


class OrderStatusChanged(Event):
    """An order was placed (then `from_status` is None), or its status changed.

    `is_open` until it is closed, refused or cancelled: neither side can delete its
    account. `seller_owner_id` is the account that sells.
    `buyer_id`: of a guest, who has no account, the requirement's id.
    """

    type: ClassVar[str] = "engagement.order_status_changed.v1"

    order_id: UUID
    version: int
    number: str
    quote_id: UUID
    buyer_id: UUID
    seller_id: UUID
    seller_owner_id: UUID | None = None
    requirement_id: UUID | None = None
    from_status: str | None = None
    to_status: str
    is_open: bool = False
    changed_at: datetime


class CaseStatusChanged(Event):
    """A case of the helpdesk was sent (then `from_status` is None), or its status
    changed. `seller_id`: the supplier it is about, if any. No service reads it yet."""

    type: ClassVar[str] = "engagement.case_status_changed.v1"
    is_heard: ClassVar[bool] = False

    case_id: UUID
    version: int
    number: str
    kind: str
    writer_id: UUID | None = None
    seller_id: UUID | None = None
    from_status: str | None = None
    to_status: str
    changed_at: datetime


class ReviewPublished(Event):
    """The review of a closed order is public, or its reply is new: all of its text.

    `company` is the buyer's on the day of the order, None for a buyer without one; no
    person is named. The four ratings are one to five.
    """

    type: ClassVar[str] = "engagement.review_published.v1"

    review_id: UUID
    version: int
    seller_id: UUID
    company: str | None = None
    company_ne: str | None = None
    as_described: int
    on_time: int
    documents: int
    communication: int
    text: str
    reply: str | None = None
    replied_at: datetime | None = None
    written_at: datetime
    published_at: datetime


class ReviewHidden(Event):
    """An administrator has hidden the review; public pages no longer have it."""

    type: ClassVar[str] = "engagement.review_hidden.v1"

    review_id: UUID
    version: int
    seller_id: UUID
    hidden_at: datetime


class MessageSent(Event):
    """Somebody wrote about an enquiry or a lead; nothing of what they wrote.

    For readers to come: none of ours hears it.
    """

    type: ClassVar[str] = "engagement.message_sent.v1"
    is_heard: ClassVar[bool] = False

    conversation_id: UUID
    message_id: UUID
    kind: Literal["enquiry", "requirement"]
    seller_id: UUID
    sender_role: str
    sent_at: datetime


class FilesShared(Event):
    """These users may read these private documents of the owner's My Drive.

    Because of `ref_id`, a message, requirement or quote: the whole truth of it, the
    highest version counts. `for_admins`: administrators, who judge it, may too.
    `held_since`: from then on they belong to a signed deal, and stay readable when
    their owner deletes them or leaves.
    """

    type: ClassVar[str] = "engagement.files_shared.v1"

    ref_id: UUID
    version: int
    owner_id: UUID
    file_ids: list[UUID]
    reader_ids: list[UUID]
    for_admins: bool = False
    held_since: datetime | None = None


class NoticeDue(Event):
    """A user is to get a notice by mail or SMS: auth knows where, and answers with
    `EmailRequested` or `SmsRequested` of kind `notice`.

    With `seller_id` it is for a company whose own number or address is proven: vendor
    answers.
    """

    type: ClassVar[str] = "engagement.notice_due.v1"

    notice_id: UUID
    user_id: UUID
    channel: Literal["email", "sms"]
    seller_id: UUID | None = None
