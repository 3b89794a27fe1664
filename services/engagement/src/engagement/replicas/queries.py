"""The sellers, products and categories that requests refer to."""

from decimal import Decimal
from fractions import Fraction
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session, select

from contracts.units import measure
from engagement.error_texts import CATEGORY_NOT_CHOSEN, CATEGORY_NOT_EXACT
from engagement.replicas.categories.models import Category
from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import Product
from engagement.replicas.sellers.models import Seller
from servicekit.error_detail import ErrorDetail

_line = (
    sa.select(categories.c.slug, categories.c.parent_id)
    .where(categories.c.category_id == sa.bindparam("id"))
    .cte("line", recursive=True)
)
_above = sa.select(categories.c.slug, categories.c.parent_id).join(
    _line, categories.c.category_id == _line.c.parent_id
)
_SLUGS = sa.select(_line.union(_above).c.slug)


async def slugs_above(reads: AsyncConnection, category_id: UUID | None) -> list[str]:
    """Of the category and of all it lies in."""
    return list((await reads.execute(_SLUGS, {"id": category_id})).scalars())


def category_slugs(session: Session, category_id: UUID) -> list[str]:
    """As `slugs_above`, in a transaction that writes."""
    return list(session.execute(_SLUGS, {"id": category_id}).scalars())


def problem_with(session: Session, category_id: UUID) -> ErrorDetail | None:
    """Why nothing can be filed here: it must be the deepest category (D30)."""
    category = session.get(Category, category_id)
    if category is None or category.is_deleted:
        return CATEGORY_NOT_CHOSEN
    return None if category.is_leaf else CATEGORY_NOT_EXACT


def product_of(
    session: Session, seller: Seller, product_id: UUID | None
) -> Product | None:
    """What the seller sells now."""
    product = session.get(Product, product_id) if product_id else None
    if product is None or product.seller_id != seller.seller_id:
        return None
    return product if product.status == "published" else None


def is_below_minimum(
    session: Session,
    product: Product,
    quantity: Decimal | None,
    unit_id: UUID | None,
    unit: str | None,
) -> bool:
    """Whether the quantity is smaller than the product's minimum order.

    A unit that does not convert is not compared.
    """
    if product.moq is None or quantity is None:
        return False
    each: Fraction | None = Fraction(1)
    if unit_id or unit:
        slugs = category_slugs(session, product.category_id)
        each = measure(unit_id, unit, slugs).in_(measure(None, product.unit, slugs))
    return each is not None and Fraction(quantity) * each < product.moq


def active_by_slug(session: Session, slug: str) -> Seller | None:
    """The seller whose page is public now."""
    wanted = select(Seller).where(Seller.slug == slug, Seller.status == "active")
    return session.exec(wanted).first()


def of_id(session: Session, seller_id: UUID) -> Seller | None:
    return session.get(Seller, seller_id)


def sells(session: Session, user_id: UUID) -> bool:
    own = select(Seller.seller_id).where(Seller.owner_id == user_id)
    return session.exec(own.where(Seller.status == "active")).first() is not None


def of_owner(session: Session, user_id: UUID) -> Seller | None:
    """The company this user sells with, while it is public."""
    own = select(Seller).where(Seller.owner_id == user_id, Seller.status == "active")
    return session.exec(own).first()
