"""Response bodies of public sellers."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel


class SellerName(BaseModel):
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool
    district: str | None
    district_ne: str | None


class SellerRating(BaseModel):
    """The mean of `count` reviews, one to five."""

    mean: float
    count: int


class ListedSeller(SellerName):
    """`response_time_hours` is null while too few enquiries tell; `closed_until` is the
    last day of a closure that holds today. `rating` is null below three reviews."""

    province: str | None
    province_ne: str | None
    response_time_hours: float | None
    company_logo: str | None
    colour: str | None
    closed_until: date | None
    rating: SellerRating | None


class SellerCard(SellerName):
    """The seller beside a product, in a list of suppliers, on the home page."""

    id: UUID
    company_logo: str | None
    colour: str | None
    established: int | None
    province_id: int | None
    product_count: int
    closed_until: date | None
    rating: SellerRating | None
