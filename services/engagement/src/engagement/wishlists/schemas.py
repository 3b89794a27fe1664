from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, Field, StringConstraints

from servicekit.http.fields import Clean, Input, Moment, Money

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), Clean
]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), Clean]
Amount = Annotated[Decimal, Field(gt=0, max_digits=14, decimal_places=3)]


class NewWishlist(Input):
    name: Name


class Addition(Input):
    wishlist_id: UUID | None = None
    product_id: UUID
    quantity: Amount | None = None
    note: Note | None = None


class Removal(Input):
    wishlist_id: UUID
    product_id: UUID


class Destruction(Input):
    wishlist_id: UUID


class SellerShown(BaseModel):
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool
    district: str | None


class ItemShown(BaseModel):
    """A product as last known; greyed when `is_available` is false."""

    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None
    price: Money | None
    price_on_request: bool
    currency: str
    unit: str | None
    seller: SellerShown | None
    is_available: bool
    quantity: str | None
    note: str | None
    added_at: Moment


class Products(BaseModel):
    data: list[ItemShown]


class WishlistShown(BaseModel):
    id: UUID
    user_id: UUID
    name: str
    products: Products
    created_at: Moment


def shown(row: sa.RowMapping, items: Sequence[sa.RowMapping]) -> WishlistShown:
    own = [_item(item) for item in items if item["wishlist_id"] == row["id"]]
    return WishlistShown(**row, products=Products(data=own))


def _item(row: sa.RowMapping) -> ItemShown:
    quantity: Any = row["quantity"]
    is_sold = row["status"] == "published" and row["seller_status"] == "active"
    return ItemShown(
        **{
            **row,
            "id": row["product_id"],
            "price_on_request": row["price"] is None,
            "is_available": is_sold,
            "quantity": None if quantity is None else f"{quantity.normalize():f}",
            "seller": _seller(row),
        }
    )


def _seller(row: sa.RowMapping) -> SellerShown | None:
    if row["seller_slug"] is None:
        return None
    return SellerShown(
        slug=row["seller_slug"],
        company_name=row["company_name"],
        company_name_ne=row["company_name_ne"],
        is_seller_verified=row["is_verified"],
        district=row["district"],
    )
