"""Searches on the wire."""

from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from fastapi import Query
from pydantic import BaseModel, Field

from catalog.categories.schemas import CategoryName
from catalog.products.schemas import ListedProduct, OfferedProduct
from catalog.sellers.schemas import SellerCard
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Money, ReadsNumber

Sort = Literal["relevance", "newest", "price_asc", "price_desc", "reply", "near"]
Attr = Annotated[str, Field(max_length=110, pattern=r"^[a-z0-9_]{1,40}:.{1,60}$")]
UnitCode = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9-]+$")]
Amount = (
    Annotated[Decimal, Field(ge=0, le=Decimal("999999999999.99")), ReadsNumber] | None
)


class ProductFilters(BaseModel):
    """Filters about the products themselves; prices in NPR, `category` is a slug.

    `attr` is `key:value`; of one key twice either value will do. `exact` takes the
    words as they were typed. Prices, `moq_max` and the sorts by price compare within
    one `unit`, by default the one of most results.
    """

    q: str = Field("", max_length=200)
    category: str | None = Field(None, max_length=200)
    unit: UnitCode | None = None
    price_min: Amount = None
    price_max: Amount = None
    moq_max: int | None = Field(None, ge=1, le=1_000_000_000)
    attr: list[Attr] = Field([], max_length=20)
    exact: bool = False


class Filters(ProductFilters):
    """The query string of a search.

    `quick_reply` wants sellers who answer within two hours. `quantity` of
    `quantity_unit` gives each product its price at that quantity; `near`, a district,
    gives each seller its distance. `reply` and `near` sort suppliers only, `newest` and
    prices products only.
    """

    type: Literal["products", "suppliers"] = "products"
    province: int | None = Field(None, ge=1, le=99)
    district: int | None = Field(None, ge=1, le=9_999)
    verified: bool | None = None
    quick_reply: bool | None = None
    quantity: int | None = Field(None, ge=1, le=1_000_000_000)
    quantity_unit: UnitCode | None = None
    near: int | None = Field(None, ge=1, le=9_999)
    sort: Sort = "relevance"


SearchParams = Annotated[Filters, Query()]


class CategoryFacet(CategoryName):
    count: int


class PlaceFacet(BaseModel):
    id: int
    name: str
    name_ne: str
    count: int


class PriceBucketOut(BaseModel):
    """From (included) to (excluded)."""

    low: Money | None = Field(alias="from")
    high: Money | None = Field(alias="to")
    count: int


class UnitOfMeasure(BaseModel):
    """`code` is the value of the parameters `unit` and `quantity_unit`."""

    code: str
    name: str
    name_ne: str
    symbol: str


class UnitFacet(UnitOfMeasure):
    count: int


class PriceFacet(BaseModel):
    """Of one `unit`; null without results."""

    unit: UnitOfMeasure | None
    min: Money | None
    max: Money | None
    buckets: list[PriceBucketOut]


class CountFacet(BaseModel):
    count: int


class MoqFacet(BaseModel):
    """How many sell `max` of the price facet's unit, or less."""

    max: int
    count: int


class OptionFacet(BaseModel):
    value: str
    label: str
    label_ne: str
    count: int


class AttributeFacet(BaseModel):
    key: str
    name: str
    name_ne: str
    unit: str | None
    unit_ne: str | None
    options: list[OptionFacet]


class Facets(BaseModel):
    """Each counts with all other filters on, its own off; categories with all on.

    `attributes` are those of the chosen category. Of suppliers they count suppliers,
    without prices, minimum orders and attributes.
    """

    categories: list[CategoryFacet]
    provinces: list[PlaceFacet]
    districts: list[PlaceFacet]
    units: list[UnitFacet]
    price: PriceFacet
    verified: CountFacet
    quick_reply: CountFacet
    moq: list[MoqFacet]
    attributes: list[AttributeFacet]


class FilterRemoval(BaseModel):
    """How many there are without one filter, named as in the query string."""

    filter: Literal[
        "category",
        "province",
        "district",
        "verified",
        "quick_reply",
        "unit",
        "price",
        "moq_max",
        "attr",
    ]
    count: int


class SearchHelp(BaseModel):
    categories: list[CategoryName]
    without: list[FilterRemoval]


class SupplierResult(SellerCard):
    """`products`: up to three that match, else the most popular."""

    response_time_hours: float | None
    distance_km: int | None
    products: list[OfferedProduct]


class SearchMeta(Meta):
    """`corrected_q`: what was searched when the words as typed found nothing.

    `is_partial`: nothing has all words of the query, these have one of them.
    `help` comes with no hits at all.
    """

    corrected_q: str | None
    is_partial: bool = False
    typed_total: int | None = None
    facets: Facets | None = None
    help: SearchHelp | None = None


class SearchPage(BaseModel):
    """Products, or sellers with `type=suppliers`."""

    data: list[ListedProduct] | list[SupplierResult]
    links: Links
    meta: SearchMeta


class ProductHint(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None


class SupplierHint(BaseModel):
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool


class Suggestions(BaseModel):
    products: list[ProductHint]
    categories: list[CategoryName]
    suppliers: list[SupplierHint]
