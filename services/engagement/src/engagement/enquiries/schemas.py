"""Request and response bodies of enquiries; buyer and seller get different fields."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from engagement.enquiries.alternatives import RequirementDraft, SimilarSeller
from engagement.enquiries.buyer import BuyerOut
from engagement.enquiries.delivery import DeliveryOut
from engagement.enquiries.minimum_order import MinimumOrder
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.http.envelope import CountedMeta, Links
from servicekit.http.fields import Clean, Input, Line, Moment, Money

Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]


class StatusChange(Input):
    status: EnquiryStatus
    reason: Line | None = None
    note: Note | None = None


class SellerOut(BaseModel):
    id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None
    company_logo: str | None
    colour: str | None
    is_seller_verified: bool


class CategoryOut(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str


class ProductOut(BaseModel):
    id: UUID
    slug: str | None
    name: str
    name_ne: str | None
    image: str | None
    price: Money | None
    currency: str | None
    unit: str | None


class LastMessage(BaseModel):
    """What was written last; `body` is its beginning."""

    body: str
    is_mine: bool
    created_at: Moment


class StatusHistoryEntry(BaseModel):
    from_status: str | None
    to_status: str
    status_label: str
    role: str
    reason: str | None
    note: str | None
    at: Moment


class EnquiryOut(BaseModel):
    """From `label` to `due_kind` for the seller only: its own notes, and when it is
    next due: until when an answer still is prompt, or its own reminder. `label` is
    the first of `labels`. `minimum_order`: only when the quantity is below it.
    `attachment_ids`: documents of the buyer, which the seller may open."""

    id: UUID
    user_id: UUID | None
    role: str
    status: EnquiryStatus
    status_label: str
    allowed_statuses: list[EnquiryStatus]
    name: str
    phone_number: str
    email: str
    requirements: str
    quantity: str | None
    unit_id: UUID | None
    unit: str | None
    minimum_order: MinimumOrder | None
    delivery: DeliveryOut | None
    needed_by: date | None
    attachment_ids: list[UUID]
    source: str
    label: str | None
    labels: list[str] | None
    assigned_to: str | None
    next_step: str | None
    private_note: str | None
    remind_at: Moment | None
    due_at: Moment | None
    due_kind: Literal["answer", "reminder"] | None
    last_message: LastMessage | None
    is_unread: bool
    unread_count: int
    seller: SellerOut | None
    category: CategoryOut | None
    product: ProductOut | None
    product_name: str | None
    first_response_at: Moment | None
    expires_at: Moment
    created_at: Moment
    updated_at: Moment


class DueCounts(BaseModel):
    """How many wait for the seller: at any time, until midnight of Nepal, too long."""

    any: int
    today: int
    overdue: int


class LabelCount(BaseModel):
    label: str
    count: int


class ProductCount(BaseModel):
    id: UUID
    name: str | None
    name_ne: str | None
    count: int


class DistrictCount(BaseModel):
    id: int
    count: int


class EnquiryMeta(CountedMeta):
    """`unread`: how many hold something new. From `due` on only for a seller: what its
    rows may be filtered by, the most frequent first."""

    # A buyer's answer leaves them out.
    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    unread: int
    due: DueCounts | None = None
    labels: list[LabelCount] = Field(default_factory=list)
    products: list[ProductCount] = Field(default_factory=list)
    districts: list[DistrictCount] = Field(default_factory=list)


class EnquiryPage(BaseModel):
    data: list[EnquiryOut]
    links: Links
    meta: EnquiryMeta


class EnquiryDetail(EnquiryOut):
    """`buyer` is for the seller; `similar` and `requirement_draft` for a buyer whose
    enquiry was declined or has expired."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    history: list[StatusHistoryEntry]
    buyer: BuyerOut | None = None
    similar: list[SimilarSeller] = Field(default_factory=list)
    requirement_draft: RequirementDraft | None = None
