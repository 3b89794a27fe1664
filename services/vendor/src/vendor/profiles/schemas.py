"""Profiles on the wire: to everybody, in lists, and to their owner."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel

from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Moment
from vendor.reviews.schemas import ReviewSummary


class Location(BaseModel):
    lat: float
    lng: float


class Verification(BaseModel):
    """What was verified (`phone`, `statutory`) and when."""

    what: str
    at: Moment


class TradeCategory(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str


class Company(BaseModel):
    """`theme_color` is the logo's, `brand_colour` the seller's choice.

    `closed_until` is the last day of a closure that holds today. Only a seller who
    has not finished the first step is without `slug` and `company_name`.
    """

    id: UUID
    slug: str | None
    company_name: str | None
    company_name_ne: str | None
    company_logo: str | None
    brand_colour: str | None
    theme_color: str | None
    business_type: str | None
    established: int | None
    about: str | None
    about_ne: str | None
    province_id: int | None
    district_id: int | None
    district: str | None
    district_ne: str | None
    is_seller_verified: bool
    response_rate: int | None
    response_time_hours: float | None
    closed_until: date | None


class Supplier(Company):
    """A seller in a list."""

    slug: str
    company_name: str


class PlaceFacet(BaseModel):
    id: int
    name: str
    name_ne: str
    count: int


class DistrictFacet(PlaceFacet):
    province_id: int


class TradeFacet(TradeCategory):
    count: int


class SupplierFacets(BaseModel):
    """Each is counted with the other filters on."""

    provinces: list[PlaceFacet]
    districts: list[DistrictFacet]
    categories: list[TradeFacet]
    verified: int


class SuppliersMeta(Meta):
    facets: SupplierFacets


class SuppliersPage(BaseModel):
    data: list[Supplier]
    links: Links
    meta: SuppliersMeta


class CompanyProfile(Company):
    """`response_rate` is a percentage."""

    banner: str | None
    business_address_1: str | None
    municipality_id: int | None
    ward: int | None
    locality: str | None
    city: str | None
    state: str | None
    country: str
    location: Location | None
    gstin: str | None
    pan_number: str | None
    primary_mobile: str | None
    primary_email: str | None
    whatsapp: str | None
    viber: str | None
    business_nature: str | None
    delivers_to: list[int]
    categories: list[TradeCategory]
    phone_verified_at: Moment | None
    statutory_detail_status: str
    status: str
    step: int
    plan: str
    verification: list[Verification]
    closure_note: str | None
    created_at: Moment


class Profile(CompanyProfile):
    """The page of a seller; `reviews` is None before three are published."""

    slug: str
    company_name: str
    reviews: ReviewSummary | None


class Step(BaseModel):
    """The short answer of GET /api/sellerprofile; a buyer has step 0 (D10)."""

    step: int
    status: str | None = None
    slug: str | None = None
    company_name: str | None = None


class ChecklistItem(BaseModel):
    key: str
    done: bool


class CompletenessItem(BaseModel):
    """`gain`: the percent it brings."""

    key: str
    done: bool
    gain: int


class Completeness(BaseModel):
    percent: int
    items: list[CompletenessItem]


class OwnProfile(CompanyProfile):
    """`version` comes back in PUT, to see a change from elsewhere.

    `email_verified_at`: since then the firm's mails go to `primary_email`.

    `pending_name` and `_ne` wait for an administrator; an empty text takes a name away.
    """

    version: int
    email_verified_at: Moment | None
    pending_name: str | None
    pending_name_ne: str | None
    pending_name_at: Moment | None
    name_refused_note: str | None
    status_label: str
    allowed_statuses: list[str]
    suspended_reason: str | None
    statutory_expires_at: Moment | None
    category_ids: list[UUID]
    logo_file_id: UUID | None
    banner_file_id: UUID | None
    closed_from: date | None
    closed_to: date | None
    next_step: str | None
    checklist: list[ChecklistItem]
    completeness: Completeness


class SlugAnswer(BaseModel):
    available: bool
    suggestion: str
