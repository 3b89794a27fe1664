"""An enquiry as the holder of its link sees it."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel

from engagement.conversations.schemas import Body
from engagement.enquiries import delivery
from engagement.enquiries.delivery import DeliveryOut
from engagement.enquiries.presenter import plain
from engagement.enquiries.transitions import ENQUIRY, EnquiryStatus
from servicekit.http.fields import Input, Line, Moment
from servicekit.http.language import Locale


class LeadChange(Input):
    status: Literal["seen", "declined"]
    reason: Line | None = None


class LeadAnswer(Input):
    body: Body


class LeadMessage(BaseModel):
    id: UUID
    is_mine: bool
    body: str
    created_at: Moment


class LeadOut(BaseModel):
    """Until `expires_at`; the rest of the inbox needs a sign-in."""

    enquiry_id: UUID
    status: EnquiryStatus
    status_label: str
    can_decline: bool
    company_name: str
    company_name_ne: str | None
    name: str
    phone_number: str
    requirements: str
    product_name: str | None
    product_name_ne: str | None
    quantity: str | None
    unit: str | None
    delivery: DeliveryOut | None
    needed_by: date | None
    category_name: str | None
    category_name_ne: str | None
    created_at: Moment
    expires_at: Moment
    messages: list[LeadMessage]


class GuestEnquiry(BaseModel):
    """As its guest reads it, without signing in."""

    enquiry_id: UUID
    status: EnquiryStatus
    status_label: str
    company_name: str
    company_name_ne: str | None
    company_slug: str
    requirements: str
    product_name: str | None
    created_at: Moment
    expires_at: Moment
    messages: list[LeadMessage]


def serialize(
    row: sa.RowMapping,
    messages: Sequence[sa.RowMapping],
    expires_at: datetime,
    locale: Locale,
) -> LeadOut:
    return LeadOut(
        **{
            **row,
            "enquiry_id": row["id"],
            "status_label": ENQUIRY.label(row["status"], "seller", locale),
            "can_decline": "declined" in ENQUIRY.allowed(row["status"], "seller"),
            "phone_number": row["phone"],
            "quantity": plain(row["quantity"]),
            "delivery": delivery.of(row),
            "expires_at": expires_at,
            "messages": [message(one) for one in messages],
        }
    )


def message(row: sa.RowMapping) -> LeadMessage:
    return LeadMessage(**{**row, "is_mine": row["sender_role"] == "seller"})
