"""Products, their pictures, ranges and history."""

from datetime import date, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)
# Statuses in which a product and its pictures are not public, by an operator.
WITHHELD = ("in_review", "rejected", "blocked")


class Product(SQLModel, table=True):
    """`price` in NPR, None on request (D34); `image` is the first of its pictures.

    `own_key` is its search key, for lists of its seller.
    """

    __tablename__ = "products"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    seller_id: UUID
    category_id: UUID
    product_range_id: UUID | None = None
    slug: str
    name: str
    name_ne: str | None = None
    sku: str | None = None
    description: str = ""
    description_ne: str | None = None
    price: Decimal | None = Field(default=None, max_digits=14, decimal_places=2)
    currency: str = "NPR"
    unit_id: UUID
    moq: int = 1
    price_tiers: list[dict[str, Any]] = Field(default_factory=list, sa_type=JSONB)
    lead_time_days: int | None = None
    specs: dict[str, str] = Field(default_factory=dict, sa_type=JSONB)
    keywords: list[str] = Field(default_factory=list, sa_type=ARRAY(sa.Text))
    image: str | None = None
    video_id: UUID | None = None
    status: str
    reason_code: str | None = None
    reason_note: str | None = None
    cleared_words: list[str] = Field(default_factory=list, sa_type=ARRAY(sa.Text))
    enquiry_count: int = 0
    own_key: str = " "
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    updated_at: datetime = Field(default_factory=now, sa_type=_TIME)
    published_at: datetime | None = Field(default=None, sa_type=_TIME)


class ProductImage(SQLModel, table=True):
    """A picture of the seller's; it waits without a product until one takes it.

    It is one of ours (`picture_id`), one of My Drive (`file_id`), or the catalogue's.
    """

    __tablename__ = "product_images"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    product_id: UUID | None = None
    path: str
    position: int = 0
    picture_id: UUID | None = None
    file_id: UUID | None = None
    waiting_since: datetime | None = Field(default=None, sa_type=_TIME)


class ProductRange(SQLModel, table=True):
    """A group of products on the seller's page."""

    __tablename__ = "product_ranges"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    name: str
    name_ne: str | None = None
    slug: str
    position: int = 0


class ProductTransition(SQLModel, table=True):
    """The history of a product's status."""

    __tablename__ = "product_moves"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    product_id: UUID
    from_status: str | None
    to_status: str
    moved_by: UUID | None
    role: str
    reason_code: str | None = None
    note: str | None = None
    moved_at: datetime = Field(default_factory=now, sa_type=_TIME)


class ProductView(SQLModel, table=True):
    """How many people saw a product's page on a day of Nepal."""

    __tablename__ = "product_views"

    product_id: UUID = Field(primary_key=True)
    day: date = Field(primary_key=True)
    count: int = 1


class ProductEnquiry(SQLModel, table=True):
    """How many enquiries about a product arrived on a day of Nepal."""

    __tablename__ = "product_enquiries"

    product_id: UUID = Field(primary_key=True)
    day: date = Field(primary_key=True)
    count: int = 1


class CountedEnquiry(SQLModel, table=True):
    """Whether an enquiry counts for its product: proven, not taken back, no spam.

    `is_announced`: its creation was handled. Enquiries older than this table are
    counted already, and not again.
    """

    __tablename__ = "counted_enquiries"

    id: UUID = Field(primary_key=True)
    version: int
    product_id: UUID
    day: date
    is_announced: bool = False
    is_proven: bool = False
    is_standing: bool = True


class ProductViewer(SQLModel, table=True):
    """A view of today; `mark` is a digest of visitor and product."""

    __tablename__ = "product_viewers"

    day: date = Field(primary_key=True)
    mark: bytes = Field(primary_key=True)


class ProductTrend(SQLModel, table=True):
    """`score` of the last days (`trending`); who has none is not in the table."""

    __tablename__ = "product_trends"

    product_id: UUID = Field(primary_key=True)
    score: int


# Written out in a statement: a prepared plan then uses indexes of public rows.
PUBLISHED_STATUS: sa.ColumnElement[str] = sa.literal_column("'published'")
products = Product.__table__  # type: ignore[attr-defined]
images = ProductImage.__table__  # type: ignore[attr-defined]
ranges = ProductRange.__table__  # type: ignore[attr-defined]
status_history = ProductTransition.__table__  # type: ignore[attr-defined]
views = ProductView.__table__  # type: ignore[attr-defined]
enquiries = ProductEnquiry.__table__  # type: ignore[attr-defined]
counted_enquiries = CountedEnquiry.__table__  # type: ignore[attr-defined]
viewers = ProductViewer.__table__  # type: ignore[attr-defined]
trends = ProductTrend.__table__  # type: ignore[attr-defined]
