"""An erased company's products: withdrawn, and emptied of what it wrote."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.images import removal
from catalog.products import events
from catalog.products.models import Product, ProductTransition, products, ranges
from catalog.search.models import SearchRebuild
from catalog.videos import removal as videos
from servicekit.clock import now
from servicekit.messaging import outbox

GONE = "[deleted]"
# Nothing is found by these.
KEYS = {"own_key": " "}
WRITTEN: dict[str, Any] = {
    "name": GONE,
    "name_ne": None,
    "sku": None,
    "description": "",
    "description_ne": None,
    "price": None,
    "price_tiers": [],
    "lead_time_days": None,
    "specs": {},
    "keywords": [],
    "image": None,
    "video_id": None,
    "product_range_id": None,
    "reason_note": None,
}


def withdraw(session: Session, seller_id: UUID) -> None:
    """Their addresses answer 404, the events are tombstones without a name."""
    theirs = (
        select(Product)
        .where(products.c.seller_id == seller_id)
        .order_by(products.c.id)
        .with_for_update()
    )
    found = session.exec(theirs).all()
    outbox.erase(session, "seller_id", seller_id)
    for product in found:
        _empty(session, product)
    session.flush()
    removal.erase(session, seller_id)
    videos.erase(session, seller_id)
    session.execute(sa.delete(ranges).where(ranges.c.seller_id == seller_id))
    # An index holds deleted texts until it is rebuilt.
    session.add(SearchRebuild())


def _empty(session: Session, product: Product) -> None:
    for name, value in {**WRITTEN, **KEYS}.items():
        setattr(product, name, value)
    # The address is made of the name; nobody else ever gets it, for it ends in our id.
    product.slug = f"deleted-{product.id.hex}"
    product.version += 1
    product.updated_at = now()
    old_status, product.status = product.status, "archived"
    session.add(product)
    if old_status != "archived":
        transition = ProductTransition(
            product_id=product.id,
            from_status=old_status,
            to_status="archived",
            moved_by=None,
            role="system",
        )
        session.add(transition)
    events.status_changed(session, product, old_status)
