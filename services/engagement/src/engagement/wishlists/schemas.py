from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, Field, StringConstraints

from engagement.enquiries.submissions.schemas import (
    MAX_RECIPIENTS,
    EnquiryDetails,
    Slug,
)
from engagement.enquiries.submissions.schemas import Name as PersonName
from engagement.wishlists.queries import is_available
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Moment, Money, Number
from servicekit.http.phones import Phone
from servicekit.names.fields import Name

ListName = Annotated[Name, StringConstraints(max_length=80)]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), Clean]
Amount = Annotated[Number, Field(gt=0, max_digits=14, decimal_places=3)]
MAX_LINES = 20
# An enquiry has 4,000 characters: the rest is for the lines of the list.
EnquiryText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=1_500),
    Clean,
]


class NewWishlist(Input):
    name: ListName


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


class Restoration(Input):
    """The list, or with `product_id` what was taken out of it."""

    wishlist_id: UUID
    product_id: UUID | None = None


class NewName(Input):
    wishlist_id: UUID
    name: ListName


class Edit(Input):
    """What is not named stays; null empties it."""

    wishlist_id: UUID
    product_id: UUID
    quantity: Amount | None = None
    note: Note | None = None


class ItemTransfer(Input):
    wishlist_id: UUID
    product_id: UUID
    to_wishlist_id: UUID


class Sharing(Input):
    wishlist_id: UUID
    is_shared: bool


class EnquiryRequest(EnquiryDetails):
    """One enquiry to each of these sellers, with what of the list is theirs."""

    wishlist_id: UUID
    seller_slugs: list[Slug] = Field(min_length=1, max_length=MAX_RECIPIENTS)
    name: PersonName
    phone_number: Phone
    email: Email
    requirements: EnquiryText


class RequirementRequest(Input):
    """Without `product_ids` what is available, as far as a requirement has room."""

    wishlist_id: UUID
    product_ids: list[UUID] | None = Field(
        default=None, min_length=1, max_length=MAX_LINES
    )


class SellerOut(BaseModel):
    slug: str
    company_name: str
    company_name_ne: str | None
    is_seller_verified: bool
    district: str | None
    district_ne: str | None


class ItemOut(BaseModel):
    """A product as last known, greyed when `is_available` is false; `added_price` is
    what it cost when it was added. `moq` is its minimum order in `unit`, as the
    quantity."""

    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None
    price: Money | None
    price_on_request: bool
    currency: str
    unit: str | None
    moq: int | None
    seller: SellerOut | None
    is_available: bool
    quantity: str | None
    note: str | None
    added_price: Money | None
    added_at: Moment


class Products(BaseModel):
    data: list[ItemOut]


class WishlistOut(BaseModel):
    id: UUID
    user_id: UUID
    name: str
    share_token: str | None
    products: Products
    created_at: Moment


class SharedWishlist(BaseModel):
    """What whoever has the link sees: neither whose list it is nor the notes."""

    name: str
    products: Products


def shared(row: sa.RowMapping, items: Sequence[sa.RowMapping]) -> SharedWishlist:
    private = {"note": None, "added_price": None}
    items_shared = [_item(item).model_copy(update=private) for item in items]
    return SharedWishlist(name=row["name"], products=Products(data=items_shared))


def serialize(row: sa.RowMapping, items: Sequence[sa.RowMapping]) -> WishlistOut:
    own = [_item(item) for item in items if item["wishlist_id"] == row["id"]]
    return WishlistOut(**row, products=Products(data=own))


def _item(row: sa.RowMapping) -> ItemOut:
    quantity: Any = row["quantity"]
    return ItemOut(
        **{
            **row,
            "id": row["product_id"],
            "price_on_request": row["price"] is None,
            "is_available": is_available(row),
            "quantity": None if quantity is None else f"{quantity.normalize():f}",
            "seller": _seller(row),
        }
    )


def _seller(row: sa.RowMapping) -> SellerOut | None:
    if row["seller_slug"] is None:
        return None
    return SellerOut(
        slug=row["seller_slug"],
        company_name=row["company_name"],
        company_name_ne=row["company_name_ne"],
        is_seller_verified=row["is_verified"],
        district=row["district"],
        district_ne=row["district_ne"],
    )
