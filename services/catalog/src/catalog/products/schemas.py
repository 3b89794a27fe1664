"""Response bodies of public products."""

from uuid import UUID

from pydantic import BaseModel

from catalog.attributes.schemas import LabelledSpec
from catalog.categories.schemas import CategoryName
from catalog.sellers.schemas import ListedSeller, SellerName
from servicekit.http.fields import Money


class UnitName(BaseModel):
    id: UUID
    name: str
    name_ne: str
    symbol: str


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


class OfferedProduct(ProductCard):
    """`price_at_quantity`: of one unit at the quantity of the search, by the tiers."""

    price_at_quantity: Money | None


class SellerResult(ListedSeller):
    """`distance_km`: from the place of the search."""

    distance_km: int | None


class ListedProduct(OfferedProduct):
    """Across the page of a search; `attributes`: the first of its specifications."""

    seller: SellerResult
    attributes: list[LabelledSpec]


class PriceTierOut(BaseModel):
    min_qty: int
    price: Money


class RangeName(BaseModel):
    name: str
    name_ne: str | None
    slug: str


class RangeProducts(BaseModel):
    data: list[ProductCard]


class RangeOut(RangeName):
    products: RangeProducts
