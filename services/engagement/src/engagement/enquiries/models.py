"""An enquiry, and every move it made."""

from datetime import datetime
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Enquiry(SQLModel, table=True):
    """`buyer_id` is None for a guest; `phone` is E.164; the contact is the form's.

    The marks are by `contracts.claims`: a guest who proves one gets the enquiry (D16).

    `seller_unread` and `buyer_unread` count what that side has not opened yet.
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
    source: str = "vendor_page"
    status: str = "new"
    label: str | None = None
    seller_unread: int = 1
    buyer_unread: int = 0
    first_response_at: datetime | None = Field(default=None, sa_type=TIME)
    expires_at: datetime = Field(sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class EnquiryMove(SQLModel, table=True):
    """`note` stays with the side that wrote it; `reason` is for both."""

    __tablename__ = "enquiry_history"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    enquiry_id: UUID
    from_status: str | None = None
    to_status: str
    by_user: UUID | None = None
    role: str
    reason: str | None = None
    note: str | None = None
    at: datetime = Field(sa_type=TIME)


table = Enquiry.__table__  # type: ignore[attr-defined]
history = EnquiryMove.__table__  # type: ignore[attr-defined]
