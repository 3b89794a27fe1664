"""Products, their pictures, ranges and history."""

from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class Product(SQLModel, table=True):
    """`price` in NPR, None on request (D34); `image` is the first of its pictures.

    `title_key` ranks, `own_key` is what the product itself says, `search_key` adds
    its seller's words.
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
    status: str
    enquiry_count: int = 0
    title_key: str = " "
    own_key: str = " "
    search_key: str = " "
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    updated_at: datetime = Field(default_factory=now, sa_type=_TIME)
    published_at: datetime | None = Field(default=None, sa_type=_TIME)


class ProductImage(SQLModel, table=True):
    """A picture of the seller's; it waits without a product until one takes it."""

    __tablename__ = "product_images"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    product_id: UUID | None = None
    path: str
    position: int = 0


class ProductRange(SQLModel, table=True):
    """A group of products on the seller's page."""

    __tablename__ = "product_ranges"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    name: str
    name_ne: str | None = None
    slug: str
    position: int = 0


class ProductMove(SQLModel, table=True):
    """The history of a product's status."""

    __tablename__ = "product_moves"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    product_id: UUID
    from_status: str | None
    to_status: str
    moved_by: UUID | None
    role: str
    moved_at: datetime = Field(default_factory=now, sa_type=_TIME)


products = Product.__table__  # type: ignore[attr-defined]
images = ProductImage.__table__  # type: ignore[attr-defined]
ranges = ProductRange.__table__  # type: ignore[attr-defined]
moves = ProductMove.__table__  # type: ignore[attr-defined]
