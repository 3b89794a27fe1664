"""Reads behind a seller's decisions; inside the caller's transaction."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.products.models import Product, ProductImage
from catalog.search.keys import prefixes
from catalog.sellers.models import Seller


def seller_of(session: Session, owner_id: UUID, *, locked: bool) -> Seller | None:
    """`locked` holds the seller's row: what it may publish is decided one by one."""
    wanted = select(Seller).where(Seller.owner_id == owner_id)
    return session.exec(wanted.with_for_update() if locked else wanted).first()


def published_count(session: Session, seller_id: UUID) -> int:
    wanted = (
        select(sa.func.count())
        .select_from(Product)
        .where(Product.seller_id == seller_id, Product.status == "published")
    )
    return session.exec(wanted).one()


def own(
    session: Session, seller_id: UUID, product_id: UUID, *, locked: bool = False
) -> Product | None:
    wanted = select(Product).where(
        Product.id == product_id,
        Product.seller_id == seller_id,
        Product.status != "archived",
    )
    return session.exec(wanted.with_for_update() if locked else wanted).first()


def page(
    session: Session,
    seller_id: UUID,
    status: str | None,
    q: str,
    window: tuple[int, int],
) -> tuple[Sequence[Product], int]:
    """(newest first, how many in all); `window` is (limit, offset)."""
    where: list[Any] = [col(Product.seller_id) == seller_id]
    where.append(
        col(Product.status) == status if status else col(Product.status) != "archived"
    )
    if q.strip():
        where.append(_said(q))
    total = session.exec(select(sa.func.count()).select_from(Product).where(*where))
    newest = select(Product).where(*where).order_by(col(Product.id).desc())
    rows = session.exec(newest.limit(window[0]).offset(window[1])).all()
    return rows, total.one()


def _said(q: str) -> Any:
    """By its words in any spelling, or by the seller's own number."""
    patterns = prefixes(q)
    by_words = [col(Product.own_key).like(pattern) for pattern in patterns]
    by_number = sa.func.lower(col(Product.sku)) == q.strip().lower()
    return sa.or_(sa.and_(*by_words), by_number) if patterns else by_number


def pictures(
    session: Session, product_ids: Sequence[UUID]
) -> dict[UUID, list[ProductImage]]:
    """The pictures of each product in their order, by one statement."""
    wanted = (
        select(ProductImage)
        .where(col(ProductImage.product_id).in_(product_ids))
        .order_by(col(ProductImage.position), col(ProductImage.id))
    )
    found: dict[UUID, list[ProductImage]] = {}
    for picture in session.exec(wanted).all():
        if picture.product_id:
            found.setdefault(picture.product_id, []).append(picture)
    return found
