"""Request and response bodies of verifications."""

from collections.abc import Sequence
from typing import Annotated, Literal
from uuid import UUID

from fastapi import Body
from pydantic import BaseModel, StringConstraints

from servicekit.http.fields import Clean, Input, Moment, RequiredLine
from vendor.documents.schemas import Opening
from vendor.history.schemas import StatusHistoryEntry
from vendor.statutory.schemas import Document, DocumentStatus, Statutory
from vendor.statutory.transitions import ReasonCode

StatutoryStatus = Literal["not_submitted", "pending", "approved", "rejected", "expired"]
# `renamed`: approved companies whose new name waits.
Queue = StatutoryStatus | Literal["renamed"]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]


SharedFact = Literal["pan", "registration_number", "phone", "email"]


class Approval(Input):
    """`version`: the one the administrator looked at."""

    note: Note | None = None
    version: int | None = None


OptionalApproval = Annotated[Approval, Body(default_factory=Approval)]


class Rejection(Approval):
    reason_code: ReasonCode


class NameApproval(Input):
    """`version`: the one the administrator looked at."""

    version: int


class NameRejection(NameApproval):
    note: Annotated[RequiredLine, StringConstraints(max_length=500)]


class DocumentDecision(Input):
    status: DocumentStatus
    note: Note | None = None


class SellerInQueue(BaseModel):
    id: UUID
    slug: str | None
    company_name: str | None
    company_name_ne: str | None
    company_logo: str | None
    brand_colour: str | None
    theme_color: str | None
    district: str | None
    district_ne: str | None


class InQueue(BaseModel):
    """`pan_clash`: another live company gave the same PAN."""

    id: UUID
    seller: SellerInQueue
    status: str
    status_label: str
    submitted_at: Moment | None
    decided_at: Moment | None
    waiting_hours: float | None
    pan_number: str | None
    pan_clash: bool
    documents_count: int
    pending_name: str | None


class Clash(BaseModel):
    id: UUID
    slug: str | None
    company_name: str | None
    status: str


class ReviewedDocument(Document):
    """`openings`: the first of each administrator."""

    openings: list[Opening]


class NameClash(Clash):
    """Another company whose name looks the same, in either language."""

    company_name_ne: str | None
    is_seller_verified: bool


class LinkedCompany(Clash):
    """Another company with some of the same facts."""

    company_name_ne: str | None
    statutory_detail_status: str
    facts: list[SharedFact]


class SellerFacts(SellerInQueue):
    pending_name: str | None
    pending_name_ne: str | None
    pending_name_at: Moment | None
    business_type: str | None
    established: int | None
    locality: str | None
    business_address_1: str | None
    primary_mobile: str | None
    primary_email: str | None
    phone_verified_at: Moment | None
    status: str
    step: int
    is_seller_verified: bool
    onboarded_at: Moment | None
    created_at: Moment


class Verification(Statutory):
    """What was sent, the company, and the audit trail; `version` comes back.

    `unopened_ids`: documents that this administrator has to open before an approval.
    """

    id: UUID
    version: int
    documents: Sequence[ReviewedDocument]
    unopened_ids: list[UUID]
    name_differs: bool
    note_required: bool
    linked: list[LinkedCompany]
    pan_clash: bool
    clashes: list[Clash]
    name_clashes: list[NameClash]
    waiting_hours: float | None
    next_id: UUID | None
    seller: SellerFacts
    history: list[StatusHistoryEntry]
