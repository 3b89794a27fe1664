"""Moderation on the wire, for administrators and for who reports."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import Body
from pydantic import BaseModel, StringConstraints

from catalog.attributes.schemas import LabelledSpec
from catalog.categories.schemas import CategoryName
from catalog.moderation.reasons import ReasonCode, ReportReason
from catalog.moderation.transitions import Decision
from catalog.products.schemas import PriceTierOut, UnitName
from catalog.videos.schemas import VideoOut
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Moment, Money

ReportStatus = Literal["open", "closed"]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]
ReportText = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=2_000), Clean
]


class Approval(Input):
    """`version`: the one the administrator looked at."""

    note: Note | None = None
    version: int | None = None


OptionalApproval = Annotated[Approval, Body(default_factory=Approval)]


class Objection(Approval):
    """`note` is read by the seller, and needed with `other`."""

    reason_code: ReasonCode


class ReportForm(Input):
    """`email` is for a question back; nobody has to give one."""

    reason: ReportReason
    text: ReportText = ""
    email: Email | None = None


class Received(BaseModel):
    is_received: bool = True


class ReportDecision(Input):
    """`note` is needed with a warning and a hidden product: the seller reads it.
    An older caller sends `closed`, which dismisses it."""

    status: Decision | Literal["closed"]
    note: Note | None = None

    @property
    def decision(self) -> Decision:
        return "dismissed" if self.status == "closed" else self.status


class ReportHistoryEntry(BaseModel):
    """`by` is a user's id."""

    id: UUID
    to_status: str
    to_label: str
    by: UUID | None
    note: str | None
    at: Moment


class ModeratedSeller(BaseModel):
    id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool
    district: str | None
    district_ne: str | None
    status: str


class Moderated(BaseModel):
    """`submitted_at`: when it last came in for review."""

    id: UUID
    version: int
    slug: str
    name: str
    name_ne: str | None
    image: str | None
    price: Money | None
    currency: str
    unit: UnitName
    status: str
    status_label: str
    allowed_statuses: list[str]
    category: CategoryName
    seller: ModeratedSeller
    submitted_at: Moment | None
    report_count: int
    reason_code: str | None
    reason_label: str | None
    reason_note: str | None
    updated_at: Moment


class ReportedProduct(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None
    status: str


class ReportOut(BaseModel):
    """`status` is one of the table of transitions; the list knows open and closed."""

    id: UUID
    seller_id: UUID
    product: ReportedProduct
    reason: str
    reason_label: str
    text: str
    email: str | None
    reporter_id: UUID | None
    status: str
    status_label: str
    allowed_statuses: list[str]
    history: list[ReportHistoryEntry]
    note: str | None
    created_at: Moment
    closed_at: Moment | None


class StatusHistoryEntry(BaseModel):
    """`by` is a user's id; None when the system moved it."""

    id: UUID
    from_status: str | None
    to_status: str
    to_label: str
    role: str
    by: UUID | None
    reason_code: str | None
    reason_label: str | None
    note: str | None
    at: Moment


class SellerProductEntry(StatusHistoryEntry):
    """A change of one of a company's products."""

    product_id: UUID
    slug: str
    name: str
    name_ne: str | None


class ModeratedDetail(Moderated):
    """Everything buyers would see, who reported it, and what happened before.

    `attributes`: `specs` as people read them. `next_id`: who else waits longest.
    """

    description: str
    description_ne: str | None
    sku: str | None
    moq: int
    price_tiers: list[PriceTierOut]
    lead_time_days: int | None
    specs: dict[str, str]
    attributes: list[LabelledSpec]
    keywords: list[str]
    images: list[str]
    video: VideoOut | None
    created_at: Moment
    published_at: Moment | None
    reports: list[ReportOut]
    history: list[StatusHistoryEntry]
    next_id: UUID | None
