"""Reads behind a seller's decisions; inside the caller's transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.listings.quality import SCORE
from catalog.products.models import Product, ProductImage, products
from catalog.products.models import views as per_day
from catalog.sellers.models import Seller
from catalog.text.query_tokens import key_patterns
from catalog.text.synonyms import Synonyms

ORDERS: dict[str, tuple[Any, ...]] = {
    # By the day, not by the id: imported rows have ids of other kinds.
    "newest": (products.c.created_at.desc(), products.c.id.desc()),
    "updated": (products.c.updated_at.desc(), products.c.id.desc()),
    "name": (sa.func.lower(products.c.name), products.c.id),
    "price": (products.c.price.nulls_last(), products.c.id),
    "enquiries": (products.c.enquiry_count.desc(), products.c.id.desc()),
}


LOW_QUALITY = 60
# Of a list's products, how many need a price or a better description.
_TO_FIX = sa.select(
    sa.func.count().filter(products.c.price.is_(None)).label("without_price"),
    sa.func.count().filter(SCORE < LOW_QUALITY).label("low_quality"),
).where(products.c.status != "archived")


@dataclass(frozen=True)
class Wanted:
    """Filters of a seller's list; `status` None is all but the archived."""

    status: str | None = None
    q: str = ""
    category_id: UUID | None = None
    range_id: UUID | None = None
    quality_below: int | None = None
    without_price: bool = False


def seller_of(session: Session, owner_id: UUID, *, locked: bool) -> Seller | None:
    """`locked` holds the seller's row: what it may publish is decided one by one."""
    wanted = select(Seller).where(Seller.owner_id == owner_id)
    return session.exec(wanted.with_for_update() if locked else wanted).first()


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
    wanted: Wanted,
    sort: str,
    window: tuple[int, int],
) -> tuple[Sequence[Product], dict[str, int]]:
    """(the products, counts of the views); `window` is (limit, offset)."""
    where = _where(session, seller_id, wanted)
    found = select(Product).where(*where, *_view(wanted))
    limit, offset = window
    rows = session.exec(found.order_by(*ORDERS[sort]).limit(limit).offset(offset)).all()
    return rows, _counts(session, where, wanted)


def _counts(session: Session, where: list[Any], wanted: Wanted) -> dict[str, int]:
    """By status, of what needs a fix, and `found` for the page."""
    counted = sa.select(products.c.status, sa.func.count()).where(*where)
    by_status = session.execute(counted.group_by(products.c.status)).all()
    to_fix = session.execute(_TO_FIX.where(*where)).mappings().one()
    found = sa.select(sa.func.count()).where(*where, *_view(wanted))
    total = session.execute(found.select_from(products)).scalar_one()
    return {row[0]: row[1] for row in by_status} | dict(to_fix) | {"found": total}


def matching(session: Session, seller_id: UUID, wanted: Wanted) -> list[Any]:
    """The conditions of the rows that a list with these filters has."""
    return [*_where(session, seller_id, wanted), *_view(wanted)]


def _where(session: Session, seller_id: UUID, wanted: Wanted) -> list[Any]:
    where: list[Any] = [products.c.seller_id == seller_id]
    if wanted.category_id:
        where.append(products.c.category_id == wanted.category_id)
    if wanted.range_id:
        where.append(products.c.product_range_id == wanted.range_id)
    if wanted.q.strip():
        where.append(_matches(wanted.q, Synonyms.read(session.connection())))
    return where


def _view(wanted: Wanted) -> list[Any]:
    status = wanted.status
    view = [products.c.status == status if status else products.c.status != "archived"]
    if wanted.quality_below is not None:
        view.append(wanted.quality_below > SCORE)
    if wanted.without_price:
        view.append(products.c.price.is_(None))
    return view


def _matches(q: str, synonyms: Synonyms) -> Any:
    """By the tokens of its key and their synonyms, or by the seller's own number."""
    by_words = [
        sa.or_(*(products.c.own_key.like(pattern) for pattern in patterns))
        for patterns in key_patterns(q, synonyms)
    ]
    by_number = sa.func.lower(products.c.sku) == q.strip().lower()
    return sa.or_(sa.and_(*by_words), by_number) if by_words else by_number


def pictures(
    session: Session, product_ids: Iterable[UUID]
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


def views(session: Session, product_ids: Sequence[UUID]) -> dict[UUID, int]:
    """How often each product's page was seen."""
    wanted = (
        sa.select(per_day.c.product_id, sa.func.sum(per_day.c.count))
        .where(per_day.c.product_id.in_(product_ids))
        .group_by(per_day.c.product_id)
    )
    return {row[0]: row[1] for row in session.execute(wanted).all()}
