from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Wishlist(SQLModel, table=True):
    """Everybody with `share_token` may read it; None: nobody else may."""

    __tablename__ = "wishlists"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    name: str
    share_token: str | None = None
    created_at: datetime = Field(sa_type=TIME)


class WishlistItem(SQLModel, table=True):
    """Its product is the snapshot in `products`, which outlives the product (D40)."""

    __tablename__ = "wishlist_items"

    wishlist_id: UUID = Field(primary_key=True)
    product_id: UUID = Field(primary_key=True)
    quantity: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 3))
    note: str | None = None
    added_price: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 2))
    added_at: datetime = Field(sa_type=TIME)


class WishlistRemoval(SQLModel, table=True):
    """What was removed, while it can be undone; no `product_id`: the list."""

    __tablename__ = "wishlist_removals"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    wishlist_id: UUID
    product_id: UUID | None = None
    name: str
    list_created_at: datetime = Field(sa_type=TIME)
    items: list[dict[str, Any]] = Field(sa_type=JSONB)
    removed_at: datetime = Field(sa_type=TIME)


table = Wishlist.__table__  # type: ignore[attr-defined]
items = WishlistItem.__table__  # type: ignore[attr-defined]
removals = WishlistRemoval.__table__  # type: ignore[attr-defined]
