"""Replica of catalog's products; a row outlives its product as its snapshot."""

from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class Product(SQLModel, table=True):
    __tablename__ = "products"

    product_id: UUID = Field(primary_key=True)
    version: int
    seller_id: UUID = Field(index=True)
    category_id: UUID
    slug: str
    name: str
    name_ne: str | None = None
    image: str | None = None
    price: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 2))
    currency: str = "NPR"
    unit: str | None = None
    moq: int | None = None
    status: str


table = Product.__table__  # type: ignore[attr-defined]
