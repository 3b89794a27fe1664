"""Sellers, a replica of vendor: what product cards and rankings need."""

from datetime import date, datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class Seller(SQLModel, table=True):
    """A replica: written by events only, the newest version wins.

    `has_papers`: an administrator approved its registration and tax documents.
    From `closed_from` to `closed_to`, both counted, it takes no new business.
    """

    __tablename__ = "sellers"

    id: UUID = Field(primary_key=True)
    version: int
    owner_id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None = None
    company_logo: str | None = None
    colour: str | None = None
    established: int | None = None
    province_id: int | None = None
    district_id: int | None = None
    district: str | None = None
    district_ne: str | None = None
    is_verified: bool = False
    status: str
    closed_from: date | None = None
    closed_to: date | None = None
    has_papers: bool = False
    onboarded_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    search_key: str


class SellerResponse(SQLModel, table=True):
    """How fast a seller answers; the newest count wins."""

    __tablename__ = "seller_responses"

    seller_id: UUID = Field(primary_key=True)
    counted_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    response_rate: int | None = None
    response_time_hours: float | None = None


class SellerRating(SQLModel, table=True):
    """The mean of public reviews, else None; the newest count wins."""

    __tablename__ = "seller_ratings"

    seller_id: UUID = Field(primary_key=True)
    counted_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    review_count: int = 0
    mean_rating: float | None = None


table = Seller.__table__  # type: ignore[attr-defined]
responses = SellerResponse.__table__  # type: ignore[attr-defined]
ratings = SellerRating.__table__  # type: ignore[attr-defined]

_TODAY = sa.cast(sa.func.timezone("Asia/Kathmandu", sa.func.now()), sa.Date)
# The last day of a closure that holds today.
CLOSED_UNTIL = sa.case(
    (_TODAY.between(table.c.closed_from, table.c.closed_to), table.c.closed_to)
).label("closed_until")
# Of a row of `sellers`; null without public reviews.
RATING = (
    sa.select(
        sa.func.jsonb_build_object(
            "mean", ratings.c.mean_rating, "count", ratings.c.review_count
        )
    )
    .where(ratings.c.seller_id == table.c.id, ratings.c.mean_rating.is_not(None))
    .correlate(table)
    .scalar_subquery()
    .label("rating")
)
QUICK_H = 2
# For a row of `responses` that may be missing.
IS_QUICK = sa.func.coalesce(
    responses.c.response_time_hours < sa.literal(QUICK_H), sa.false()
).label("is_quick")
WITH_RESPONSE = table.outerjoin(responses, responses.c.seller_id == table.c.id)
