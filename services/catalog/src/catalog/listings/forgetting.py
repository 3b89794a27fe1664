"""A forgotten company's products: withdrawn, and emptied of what it wrote."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.images import removal
from catalog.listings import telling
from catalog.products.models import Product, ProductMove, products, ranges
from catalog.questions import forgetting as questions
from catalog.search.models import SearchRebuild
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
    "product_range_id": None,
    "reason_note": None,
}


def withdraw(session: Session, seller_id: UUID) -> None:
    """Their addresses answer 404, their readers hear of tombstones without a name."""
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
    removal.forget(session, seller_id)
    questions.forget_seller(session, seller_id)
    session.execute(sa.delete(ranges).where(ranges.c.seller_id == seller_id))
    # An index keeps the words of what was deleted until it is built anew.
    session.add(SearchRebuild())


def _empty(session: Session, product: Product) -> None:
    for name, value in {**WRITTEN, **KEYS}.items():
        setattr(product, name, value)
    # The address is made of the name; nobody else ever gets it, for it ends in our id.
    product.slug = f"deleted-{product.id.hex}"
    product.version += 1
    product.updated_at = now()
    came_from, product.status = product.status, "archived"
    session.add(product)
    if came_from != "archived":
        move = ProductMove(
            product_id=product.id,
            from_status=came_from,
            to_status="archived",
            moved_by=None,
            role="system",
        )
        session.add(move)
    telling.moved(session, product, came_from)
