"""Fields of a listing: as columns of the product, and their checks."""

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

NOT_COLUMNS = {
    "price_tiers",
    "price_on_request",
    "image_ids",
    "video_id",
    "status",
    "version",
}
EDITABLE = ("name", "name_ne", "moq")
MAX_NAME_LENGTH = 255
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
    "video_id",
}
# In these statuses a product has all attributes that its category requires.
GOES_PUBLIC = ("published", "in_review")


def columns_of(form: ListingInput) -> dict[str, Any]:
    """The columns of the product that the form fills."""
    tiers = [
        {"min_qty": tier.min_qty, "price": f"{tier.price:.2f}"}
        for tier in form.price_tiers
    ]
    return {**form.model_dump(exclude=NOT_COLUMNS), "price_tiers": tiers}


def check_references(session: Session, seller: Seller, form: ListingInput) -> None:
    """Raises Invalid with every reference that leads nowhere."""
    errors = {
        "category_id": wrong_category(session, form.category_id),
        "product_range_id": wrong_range(session, seller, form.product_range_id),
        "unit_id": None,
    }
    if session.get(Unit, form.unit_id) is None:
        errors["unit_id"] = UNIT_NOT_CHOSEN
    if found := {field: [text] for field, text in errors.items() if text}:
        raise Invalid(errors=found)


def wrong_category(session: Session, category_id: UUID) -> ErrorDetail | None:
    """The category is held: no merge removes it before the product is filed there."""
    if leaves.leaf(session, category_id) is None:
        return CATEGORY_NOT_LEAF
    return None


def wrong_range(
    session: Session, seller: Seller, range_id: UUID | None
) -> ErrorDetail | None:
    product_range = session.get(ProductRange, range_id) if range_id else None
    if range_id and (product_range is None or product_range.seller_id != seller.id):
        return RANGE_NOT_YOURS
    return None


def edited(form: ListingEdit) -> dict[str, Any]:
    """The columns that an edit in place names."""
    sent = form.model_fields_set
    values = {name: getattr(form, name) for name in EDITABLE if name in sent}
    if form.price_on_request:
        values |= {"price": None, "price_tiers": []}
    elif form.price is not None:
        values["price"] = form.price
    return values


def copied_name(name: str) -> str:
    return f"{name[: MAX_NAME_LENGTH - len(COPY)]}{COPY}"


def settle_specs(session: Session, product: Product, *, publishing: bool) -> None:
    """Normalizes specifications by the attributes of the category; raises Invalid.

    Required ones must be there when the product goes public.
    """
    of_category = (session, product.category_id)
    specs = attributes.tidy(*of_category, product.specs)
    if wrong := attributes.check(*of_category, specs, publishing=publishing):
        raise Invalid(errors=wrong)
    if specs != product.specs:
        product.specs = specs
