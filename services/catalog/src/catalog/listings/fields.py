"""What a seller says of a product, as columns and as it must be."""

from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.attributes import service as attributes
from catalog.categories import leaves
from catalog.error_texts import CATEGORY_NOT_LEAF, RANGE_NOT_YOURS, UNIT_NOT_CHOSEN
from catalog.listings.schemas import ListingEdit, ListingInput
from catalog.products.models import Product, ProductRange
from catalog.sellers.models import Seller
from catalog.units.models import Unit
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid

APART = {"price_tiers", "price_on_request", "image_ids", "status", "version"}
PLAIN = ("name", "name_ne", "moq")
LONGEST_NAME = 255
COPY = " (copy)"
COPIED = {
    "category_id",
    "product_range_id",
    "name_ne",
    "description",
    "description_ne",
    "price",
    "currency",
    "unit_id",
    "moq",
    "price_tiers",
    "lead_time_days",
    "specs",
    "keywords",
    "image",
}
# A product that is public, or on its way there, answers all its category asks.
GOES_PUBLIC = ("published", "in_review")


def facts(wish: ListingInput) -> dict[str, Any]:
    """The columns of the product that the wish fills."""
    tiers = [
        {"min_qty": tier.min_qty, "price": f"{tier.price:.2f}"}
        for tier in wish.price_tiers
    ]
    return {**wish.model_dump(exclude=APART), "price_tiers": tiers}


def check_references(session: Session, seller: Seller, wish: ListingInput) -> None:
    """Raises Invalid with every reference that leads nowhere."""
    errors = {
        "category_id": wrong_category(session, wish.category_id),
        "product_range_id": wrong_range(session, seller, wish.product_range_id),
        "unit_id": None,
    }
    if session.get(Unit, wish.unit_id) is None:
        errors["unit_id"] = UNIT_NOT_CHOSEN
    if found := {field: [text] for field, text in errors.items() if text}:
        raise Invalid(errors=found)


def wrong_category(session: Session, category_id: UUID) -> ErrorDetail | None:
    """The category is held: no merge takes it away before the product stands there."""
    if leaves.leaf(session, category_id) is None:
        return CATEGORY_NOT_LEAF
    return None


def wrong_range(
    session: Session, seller: Seller, range_id: UUID | None
) -> ErrorDetail | None:
    known = session.get(ProductRange, range_id) if range_id else None
    if range_id and (known is None or known.seller_id != seller.id):
        return RANGE_NOT_YOURS
    return None


def edited(wish: ListingEdit) -> dict[str, Any]:
    """The columns that an edit in place names."""
    sent = wish.model_fields_set
    values = {name: getattr(wish, name) for name in PLAIN if name in sent}
    if wish.price_on_request:
        values |= {"price": None, "price_tiers": []}
    elif wish.price is not None:
        values["price"] = wish.price
    return values


def copied_name(name: str) -> str:
    return f"{name[: LONGEST_NAME - len(COPY)]}{COPY}"


def settle_specs(session: Session, product: Product, *, publishing: bool) -> None:
    """Keeps specifications as the category's attributes read them; raises Invalid.

    What the category requires is asked for when the product goes public.
    """
    told = (session, product.category_id)
    specs = attributes.tidy(*told, product.specs)
    if wrong := attributes.check(*told, specs, publishing=publishing):
        raise Invalid(errors=wrong)
    if specs != product.specs:
        product.specs = specs
