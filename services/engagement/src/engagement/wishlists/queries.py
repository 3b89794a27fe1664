from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers
from engagement.wishlists.models import items, table

_own = table.c.user_id == sa.bindparam("user_id")
_LISTS = sa.select(table).where(_own).order_by(table.c.created_at, table.c.id)
_all_items = (
    sa.select(
        items,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
        products.c.price,
        products.c.currency,
        products.c.unit,
        products.c.moq,
        products.c.status,
        products.c.category_id,
        sellers.c.slug.label("seller_slug"),
        sellers.c.status.label("seller_status"),
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.is_verified,
        sellers.c.district,
        sellers.c.district_ne,
    )
    .select_from(
        items.join(table, table.c.id == items.c.wishlist_id)
        .join(products, products.c.product_id == items.c.product_id)
        .outerjoin(sellers, sellers.c.seller_id == products.c.seller_id)
    )
    .order_by(items.c.added_at.desc(), items.c.product_id)
)
_ITEMS = _all_items.where(_own)
_of_list = table.c.id == sa.bindparam("wishlist_id")
_ITEMS_OF_LIST = _all_items.where(_own, _of_list)
_shared = table.c.share_token == sa.bindparam("token")
_SHARED = sa.select(table).where(_shared)
_SHARED_ITEMS = _all_items.where(_shared)
Rows = Sequence[sa.RowMapping]
Lists = tuple[Rows, Rows]


async def own(reads: AsyncConnection, user_id: UUID) -> Lists:
    """The user's lists, and the items of all of them."""
    who = {"user_id": user_id}
    lists = (await reads.execute(_LISTS, who)).mappings().all()
    return lists, (await reads.execute(_ITEMS, who)).mappings().all()


async def shared(
    reads: AsyncConnection, token: str
) -> tuple[sa.RowMapping, Rows] | None:
    """The list somebody shared, while the link holds."""
    key = {"token": token}
    wishlist = (await reads.execute(_SHARED, key)).mappings().first()
    if wishlist is None:
        return None
    return wishlist, (await reads.execute(_SHARED_ITEMS, key)).mappings().all()


def after_change(session: Session, user_id: UUID) -> Lists:
    session.flush()
    who = {"user_id": user_id}
    lists = session.execute(_LISTS, who).mappings().all()
    return lists, session.execute(_ITEMS, who).mappings().all()


def available(session: Session, user_id: UUID, wishlist_id: UUID) -> Rows:
    """What of one's list can be bought now."""
    wanted = {"user_id": user_id, "wishlist_id": wishlist_id}
    rows = session.execute(_ITEMS_OF_LIST, wanted).mappings().all()
    return [row for row in rows if is_available(row)]


def is_available(row: sa.RowMapping) -> bool:
    return bool(row["status"] == "published" and row["seller_status"] == "active")
