from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.products.models import table as products
from engagement.sellers.models import table as sellers
from engagement.wishlists.models import items, table

_own = table.c.user_id == sa.bindparam("user_id")
_LISTS = sa.select(table).where(_own).order_by(table.c.created_at, table.c.id)
_ITEMS = (
    sa.select(
        items,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
        products.c.price,
        products.c.currency,
        products.c.unit,
        products.c.status,
        sellers.c.slug.label("seller_slug"),
        sellers.c.status.label("seller_status"),
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.is_verified,
        sellers.c.district,
    )
    .select_from(
        items.join(table, table.c.id == items.c.wishlist_id)
        .join(products, products.c.product_id == items.c.product_id)
        .outerjoin(sellers, sellers.c.seller_id == products.c.seller_id)
    )
    .where(_own)
    .order_by(items.c.added_at.desc(), items.c.product_id)
)
Lists = tuple[Sequence[sa.RowMapping], Sequence[sa.RowMapping]]


async def own(reads: AsyncConnection, user_id: UUID) -> Lists:
    """The user's lists, and the items of all of them."""
    who = {"user_id": user_id}
    lists = (await reads.execute(_LISTS, who)).mappings().all()
    return lists, (await reads.execute(_ITEMS, who)).mappings().all()


def after_change(session: Session, user_id: UUID) -> Lists:
    session.flush()
    who = {"user_id": user_id}
    lists = session.execute(_LISTS, who).mappings().all()
    return lists, session.execute(_ITEMS, who).mappings().all()
