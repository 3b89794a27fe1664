"""A seller's own products on the wire."""

from decimal import Decimal
from typing import Annotated, Literal, Self
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator

from catalog.error_texts import (
    PERCENT_MISSING,
    PRICE_MISSING,
    PRICE_NOT_EMPTY,
    TIERS_NOT_GROWING,
)
from catalog.listings.quality import Quality
from catalog.listings.transitions import Status
from catalog.products.schemas import PriceTierOut
from catalog.videos.schemas import VideoOut
from servicekit.error_detail import InvalidValue
from servicekit.http.fields import (
    Clean,
    Input,
    Line,
    Moment,
    Money,
    Number,
    ReadsNumber,
    RequiredLine,
    Text,
)
from servicekit.http.refusals import FieldRefusal
from servicekit.names.fields import Name, OptionalName

Price = Annotated[
    Decimal,
    Field(gt=0, le=Decimal("999999999999.99"), decimal_places=2),
    ReadsNumber,
]
Quantity = Annotated[int, Field(ge=1, le=1_000_000_000)]
Percent = Annotated[Number, Field(ge=-95, le=1_000, decimal_places=2)]
ShortText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), Clean
]
Sort = Literal["newest", "updated", "name", "price", "enquiries"]


class PriceTier(Input):
    """From `min_qty` on, one unit costs `price`."""

    min_qty: Quantity
    price: Price


class ListingInput(Input):
    """What a seller says of a product; prices in NPR (D34)."""

    name: Annotated[Name, Field(min_length=3)]
    name_ne: OptionalName | None = None
    sku: Annotated[Line, Field(max_length=64)] | None = None
    category_id: UUID
    product_range_id: UUID | None = None
    description: Text = ""
    description_ne: Text | None = None
    price: Price | None = None
    price_on_request: bool = False
    currency: Literal["NPR"] = "NPR"
    unit_id: UUID
    moq: Quantity = 1
    price_tiers: list[PriceTier] = Field(default_factory=list, max_length=10)
    lead_time_days: Annotated[int, Field(ge=0, le=3650)] | None = None
    specs: dict[ShortText, RequiredLine] = Field(default_factory=dict, max_length=40)
    keywords: list[ShortText] = Field(default_factory=list, max_length=30)
    image_ids: list[UUID] = Field(default_factory=list, max_length=10)
    video_id: UUID | None = None

    @model_validator(mode="after")
    def has_one_kind_of_price(self) -> Self:
        if self.price_on_request and (self.price is not None or self.price_tiers):
            raise InvalidValue(PRICE_NOT_EMPTY)
        if not self.price_on_request and self.price is None:
            raise InvalidValue(PRICE_MISSING)
        quantities = [tier.min_qty for tier in self.price_tiers]
        if quantities != sorted(set(quantities)):
            raise InvalidValue(TIERS_NOT_GROWING)
        return self


class NewListing(ListingInput):
    status: Literal["draft", "in_review", "published"] = "draft"


class ListingChange(ListingInput):
    """The whole product again; `version` guards against an edit made elsewhere."""

    version: int | None = None


class ListingEdit(Input):
    """Some fields in place; what is not sent stays."""

    version: int
    name: Annotated[Name, Field(min_length=3)] = ""
    name_ne: OptionalName | None = None
    price: Price | None = None
    price_on_request: bool = False
    moq: Quantity = 1
    status: Status | None = None

    @model_validator(mode="after")
    def has_a_price(self) -> Self:
        sent = self.model_fields_set
        if self.price_on_request and self.price is not None:
            raise InvalidValue(PRICE_NOT_EMPTY)
        if sent & {"price", "price_on_request"} and not (
            self.price_on_request or self.price
        ):
            raise InvalidValue(PRICE_MISSING)
        return self


class StatusChange(Input):
    status: Status


class Action(Input):
    """One act on many products."""

    ids: list[UUID] = Field(min_length=1, max_length=100)
    action: Literal[
        "publish", "unlist", "archive", "price_percent", "set_category", "set_range"
    ]
    percent: Percent | None = None
    category_id: UUID | None = None
    product_range_id: UUID | None = None

    @model_validator(mode="after")
    def has_its_value(self) -> Self:
        if self.action == "price_percent" and not self.percent:
            raise InvalidValue(PERCENT_MISSING)
        return self


class FailedAction(BaseModel):
    id: UUID
    message: str
    reason: FieldRefusal


class ActionResult(BaseModel):
    changed: list[UUID]
    failed: list[FailedAction]


class PictureOut(BaseModel):
    id: UUID
    url: str


class ListingOut(BaseModel):
    """A product as its seller sees it."""

    id: UUID
    version: int
    slug: str
    name: str
    name_ne: str | None
    sku: str | None
    category_id: UUID
    product_range_id: UUID | None
    description: str
    description_ne: str | None
    price: Money | None
    price_on_request: bool
    currency: str
    unit_id: UUID
    moq: int
    price_tiers: list[PriceTierOut]
    lead_time_days: int | None
    specs: dict[str, str]
    keywords: list[str]
    image: str | None
    images: list[PictureOut]
    video: VideoOut | None
    enquiry_count: int
    views: int
    quality: Quality
    reason_code: str | None
    reason_note: str | None
    status: str
    status_label: str
    allowed_statuses: list[str]
    created_at: Moment
    updated_at: Moment
    published_at: Moment | None


class Quota(BaseModel):
    """`limit` and `remaining` are null when there is none (D22)."""

    tier: Literal["free", "premium"]
    limit: int | None
    used: int
    remaining: int | None


class TopProduct(BaseModel):
    """How often its page was seen and asked about in the days chosen."""

    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None
    status: str
    views: int
    enquiries: int
