"""An enquiry and its status history."""

from datetime import date, datetime
from decimal import Decimal
from typing import ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Enquiry(SQLModel, table=True):
    """`buyer_id` is None for a guest; `phone` is E.164; the contact is the form's.

    The digests are by `contracts.claims`: a guest who proves one gets the enquiry
    (D16).

    `district_id`, `municipality_id`: where to deliver, by `contracts.places`. `moq` is
    the product's minimum order, of an enquiry below it only. `attachment_ids`: files of
    the buyer.

    From `label` to `reminded_at` it is the seller's own, and no buyer's to see;
    `label` is the first of `labels`, for clients that support only one.
    `is_proven`: who wrote it has proven an address or a number; what others only state
    counts for no figure. `answer_by`: until then the first answer is prompt.
    `waiting_since`: from when on the buyer waits for the seller's answer; `nudge_at`:
    when the seller is next reminded of that. `response_minutes`: the working time until
    the first answer.
    """

    __tablename__ = "enquiries"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    buyer_id: UUID | None = None
    seller_id: UUID
    name: str
    phone: str
    email: str
    phone_sha256: str | None = None
    email_sha256: str | None = None
    locale: str = "en"
    requirements: str
    text_hash: str
    category_id: UUID
    product_id: UUID | None = None
    product_name: str | None = None
    quantity: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 3))
    unit_id: UUID | None = None
    unit: str | None = None
    moq: int | None = None
    moq_unit: str | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    needed_by: date | None = None
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    source: str = "vendor_page"
    status: str = "new"
    label: str | None = None
    labels: list[str] = Field(default_factory=list, sa_type=ARRAY(sa.Text))
    assigned_to: str | None = None
    next_step: str | None = None
    private_note: str | None = None
    remind_at: datetime | None = Field(default=None, sa_type=TIME)
    reminded_at: datetime | None = Field(default=None, sa_type=TIME)
    is_proven: bool = False
    answer_by: datetime | None = Field(default=None, sa_type=TIME)
    waiting_since: datetime | None = Field(default=None, sa_type=TIME)
    nudge_at: datetime | None = Field(default=None, sa_type=TIME)
    first_response_at: datetime | None = Field(default=None, sa_type=TIME)
    response_minutes: int | None = None
    expires_at: datetime = Field(sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class EnquiryHistory(StatusHistory, table=True):
    """`note` stays with the side that wrote it; `reason` is for both."""

    __tablename__ = "enquiry_history"

    of: ClassVar[str] = "enquiry_id"

    enquiry_id: UUID
    note: str | None = None


table = Enquiry.__table__  # type: ignore[attr-defined]
history = EnquiryHistory.__table__  # type: ignore[attr-defined]
