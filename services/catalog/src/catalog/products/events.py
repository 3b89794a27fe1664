"""Events of products: the same facts live and in a snapshot."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.products.models import Product, products
from catalog.units.models import Unit
from catalog.units.models import table as units
from contracts.catalog import (
    ProductDeleted,
    ProductPublished,
    ProductState,
    ProductUnlisted,
    ProductUpdated,
)
from servicekit.messaging.event import Event
from servicekit.messaging.outbox import record, record_all

NOBODY = UUID(int=0)
# What `state` reads of a product, and its status.
STATE_COLUMNS = tuple(
    products.c[name]
    for name in (
        "id", "version", "seller_id", "category_id", "slug", "name", "name_ne",
        "image", "price", "currency", "unit_id", "moq", "status",
    )
)  # fmt: skip


def status_changed(session: Session, product: Product, old_status: str | None) -> None:
    """An event of the new status; drafts have none until they are published."""
    if product.status == "published":
        record(session, state(ProductPublished, product, _symbol(session, product)))
    elif product.status == "archived" and product.published_at:
        record(session, state(ProductDeleted, product, _symbol(session, product)))
    elif old_status == "published":
        record(session, state(ProductUnlisted, product, _symbol(session, product)))


def changed(session: Session, product: Product) -> None:
    if product.status == "published":
        record(session, state(ProductUpdated, product, _symbol(session, product)))


def created(session: Session, written: Sequence[sa.Row[Any]]) -> None:
    """As `status_changed`, for rows of new products."""
    published = [product for product in written if product.status == "published"]
    wanted = sa.select(units.c.id, units.c.symbol)
    ids = {product.unit_id for product in published}
    found = session.execute(wanted.where(units.c.id.in_(ids)))
    symbols = {unit.id: unit.symbol for unit in found}
    events = [
        state(ProductPublished, each, symbols[each.unit_id]) for each in published
    ]
    record_all(session, events)


def _symbol(session: Session, product: Product) -> str:
    return session.get_one(Unit, product.unit_id).symbol


def state(
    event: type[ProductState], product: Product | sa.Row[Any], unit: str | None
) -> ProductState:
    statuses = {ProductDeleted: "deleted", ProductUnlisted: "unlisted"}
    return event(
        product_id=product.id,
        version=product.version,
        seller_id=product.seller_id,
        category_id=product.category_id,
        slug=product.slug,
        name=product.name,
        name_ne=product.name_ne,
        image=product.image,
        price=product.price,
        currency=product.currency,
        unit=unit,
        moq=product.moq,
        status=statuses.get(event, "published"),
    )


def snapshot(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """Every product that was ever public, as the event of its present status."""
    wanted = (
        select(Product, Unit.symbol)
        .join(Unit, col(Unit.id) == col(Product.unit_id))
        .where(
            col(Product.id) > (UUID(after) if after else NOBODY),
            col(Product.published_at).is_not(None),
        )
        .order_by(col(Product.id))
        .limit(limit)
    )
    by_status = {"published": ProductPublished, "archived": ProductDeleted}
    return [
        (
            str(product.id),
            state(by_status.get(product.status, ProductUnlisted), product, symbol),
        )
        for product, symbol in session.exec(wanted).all()
    ]
