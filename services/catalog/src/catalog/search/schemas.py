"""Searches on the wire."""

from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from fastapi import Query
from pydantic import BaseModel, Field

from catalog.categories.schemas import CategoryName
from catalog.products.schemas import ProductCard, SellerCard
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Money

Sort = Literal["relevance", "newest", "price_asc", "price_desc"]
Amount = Annotated[Decimal | None, Field(ge=0, le=Decimal("999999999999.99"))]


class Filters(BaseModel):
    """The query string of a search; prices in NPR, `category` is a slug."""

    q: str = Field("", max_length=200)
    type: Literal["products", "suppliers"] = "products"
    category: str | None = Field(None, max_length=200)
    province: int | None = Field(None, ge=1, le=99)
    district: int | None = Field(None, ge=1, le=9_999)
    verified: bool | None = None
    price_min: Amount = None
    price_max: Amount = None
    moq_max: int | None = Field(None, ge=1, le=1_000_000_000)
    sort: Sort = "relevance"


Asked = Annotated[Filters, Query()]


class CategoryFacet(CategoryName):
    count: int


class ProvinceFacet(BaseModel):
    id: int
    name: str
    name_ne: str
    count: int


class PriceFacet(BaseModel):
    min: Money | None
    max: Money | None


class VerifiedFacet(BaseModel):
    count: int


class Facets(BaseModel):
    """Each counts with all other filters on, its own off; categories with all on."""

    categories: list[CategoryFacet]
    provinces: list[ProvinceFacet]
    price: PriceFacet
    verified: VerifiedFacet


class SearchMeta(Meta):
    """`corrected_q`: what was searched when the words as typed found nothing."""

    corrected_q: str | None
    facets: Facets | None = None


class SearchPage(BaseModel):
    """Products, or sellers with `type=suppliers` (then without facets)."""

    data: list[ProductCard] | list[SellerCard]
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
