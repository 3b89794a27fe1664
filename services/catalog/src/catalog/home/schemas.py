"""The home page on the wire."""

from decimal import Decimal
from uuid import UUID

from pydantic import BaseModel

from catalog.categories.schemas import CategoryCard
from catalog.products.schemas import ProductCard
from catalog.sellers.schemas import SellerCard
from servicekit.http.fields import Moment


class FeaturedSeller(SellerCard):
    """A seller with up to three of its products; those who answer fast come first."""

    response_rate: int | None
    response_time_hours: float | None
    products: list[ProductCard]


class LiveRequirementOut(BaseModel):
    id: UUID
    title: str
    title_ne: str | None
    quantity: Decimal
    unit: str | None
    unit_ne: str | None
    category: str
    district: str | None
    district_ne: str | None
    image: str | None
    note: str | None
    note_ne: str | None
    opened_at: Moment


class DistrictRail(BaseModel):
    """Products of one district: of its verified firms first."""

    district_id: int
    district: str | None
    district_ne: str | None
    products: list[ProductCard]


class Home(BaseModel):
    categories: list[CategoryCard]
    featured_products: list[ProductCard]
    featured_sellers: list[FeaturedSeller]
    latest_requirements: list[LiveRequirementOut]
    rails: list[DistrictRail]
