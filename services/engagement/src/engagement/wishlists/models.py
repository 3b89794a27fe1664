from datetime import datetime
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Wishlist(SQLModel, table=True):
    __tablename__ = "wishlists"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    name: str
    created_at: datetime = Field(sa_type=TIME)


class WishlistItem(SQLModel, table=True):
    """What it shows is the snapshot in `products`, which outlives the product (D40)."""

    __tablename__ = "wishlist_items"

    wishlist_id: UUID = Field(primary_key=True)
    product_id: UUID = Field(primary_key=True)
    quantity: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 3))
    note: str | None = None
    added_at: datetime = Field(sa_type=TIME)


table = Wishlist.__table__  # type: ignore[attr-defined]
items = WishlistItem.__table__  # type: ignore[attr-defined]
