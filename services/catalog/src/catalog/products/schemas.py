"""Products on the wire, as the public sees them."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel

from catalog.attributes.schemas import LabelledSpec
from catalog.categories.schemas import CategoryName
from catalog.questions.schemas import Questions
from servicekit.http.fields import Money


class UnitName(BaseModel):
    id: UUID
    name: str
    name_ne: str
    symbol: str


class SellerName(BaseModel):
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool
    district: str | None
    district_ne: str | None


class ListedSeller(SellerName):
    """`response_time_hours` is null while too few enquiries tell; `closed_until` is the
    last day of a closure that holds today."""

    province: str | None
    province_ne: str | None
    response_time_hours: float | None
    company_logo: str | None
    colour: str | None
    closed_until: date | None


class SellerCard(SellerName):
    """The seller beside a product, in a list of suppliers, on the home page."""

    id: UUID
    company_logo: str | None
    colour: str | None
    established: int | None
    province_id: int | None
    product_count: int
    closed_until: date | None


class ProductCard(BaseModel):
    """`price`: NPR with two decimals; null when it is given on request."""

    id: UUID
    slug: str
    name: str
    name_ne: str | None
    price: Money | None
    price_on_request: bool
    currency: str
    unit: UnitName
    moq: int
    image: str | None
    category: CategoryName
    seller: SellerName


class ListedProduct(ProductCard):
    """Across the page of a search; `attributes`: the first of its specifications."""

    seller: ListedSeller
    attributes: list[LabelledSpec]


class PriceTierOut(BaseModel):
    min_qty: int
    price: Money


class RangeName(BaseModel):
    name: str
    name_ne: str | None
    slug: str


class ProductPage(ProductCard):
    """Everything the product's page shows; `breadcrumb` ends at its category.

    What the last seven days brought is null below three.
    """

    seller: ListedSeller
    viewed_this_week: int | None
    enquiries_this_week: int | None
    description: str
    description_ne: str | None
    price_tiers: list[PriceTierOut]
    specs: dict[str, str]
    attributes: list[LabelledSpec]
    images: list[str]
    keywords: list[str]
    lead_time_days: int | None
    product_range: RangeName | None
    breadcrumb: list[CategoryName]
    seller_card: SellerCard
    questions: Questions
    related: list[ProductCard]


class RangeProducts(BaseModel):
    data: list[ProductCard]


class RangeOut(RangeName):
    products: RangeProducts
