"""Response bodies of companies for administrators."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, StringConstraints

from servicekit.http.fields import Clean, Input, Moment
from vendor.history.schemas import StatusHistoryEntry
from vendor.verifications.schemas import LinkedCompany, ReviewedDocument

SellerStatus = Literal["onboarding", "active", "suspended", "closed"]


class Reason(Input):
    """Kept in the audit trail; that of a suspension is shown to the seller."""

    reason: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=3, max_length=500),
        Clean,
    ]


class SellerListed(BaseModel):
    id: UUID
    slug: str | None
    company_name: str | None
    company_name_ne: str | None
    company_logo: str | None
    brand_colour: str | None
    theme_color: str | None
    district: str | None
    district_ne: str | None
    status: str
    status_label: str
    allowed_statuses: list[str]
    step: int
    is_seller_verified: bool
    statutory_detail_status: str
    phone_verified_at: Moment | None
    suspended_at: Moment | None
    suspended_reason: str | None
    onboarded_at: Moment | None
    created_at: Moment


class SellerSeen(SellerListed):
    """`owner_status` is the person's account, which auth suspends and restores."""

    owner_id: UUID
    owner_status: str
    version: int
    verification_id: UUID | None
    primary_mobile: str | None
    primary_email: str | None
    business_type: str | None
    established: int | None
    locality: str | None
    business_address_1: str | None
    open_reports: int
    reports: int
    pan_number: str | None
    registered_name: str | None
    registration_number: str | None
    name_differs: bool
    linked: list[LinkedCompany]
    documents: list[ReviewedDocument]
    history: list[StatusHistoryEntry]
