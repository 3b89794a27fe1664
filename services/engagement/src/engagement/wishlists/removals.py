"""Removing items and lists, restorable for a day."""

from datetime import datetime, timedelta
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session, col, select

from engagement.wishlists.models import (
    Wishlist,
    WishlistItem,
    WishlistRemoval,
    items,
    removals,
)
from engagement.wishlists.service import check_capacity, lock_wishlists, mine, put
from servicekit.clock import now
from servicekit.http.errors import NotFound

RETENTION = timedelta(days=1)


class RemovedItem(BaseModel):
    """An item as a removal holds it."""

    product_id: UUID
    quantity: Decimal | None
    note: str | None
    added_price: Decimal | None
    added_at: datetime


def remove(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID
) -> None:
    """A product that is not in the list is removed already."""
    lock_wishlists(session, user_id)
    wishlist = mine(session, user_id, wishlist_id)
    item = session.get(WishlistItem, (wishlist_id, product_id))
    if item is None:
        return
    _store_removal(session, wishlist, [item], product_id)
    session.delete(item)


def destroy(session: Session, user_id: UUID, wishlist_id: UUID) -> None:
    lock_wishlists(session, user_id)
    wishlist = mine(session, user_id, wishlist_id)
    held = select(WishlistItem).where(WishlistItem.wishlist_id == wishlist_id)
    _store_removal(session, wishlist, list(session.exec(held)), None)
    # At once, without loading the rows: the items go with their list.
    session.execute(sa.delete(items).where(items.c.wishlist_id == wishlist_id))
    session.delete(wishlist)


def restore(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID | None
) -> None:
    """Raises NotFound after a day; Invalid, TooManyLists or WishlistFull when
    something else has taken the place. A restored list is no longer shared."""
    lock_wishlists(session, user_id)
    removal = _latest(session, user_id, wishlist_id, product_id)
    if removal is None:
        raise NotFound
    if product_id is None:
        check_capacity(session, user_id, removal.name)
        session.add(
            Wishlist(
                id=wishlist_id,
                user_id=user_id,
                name=removal.name,
                created_at=removal.list_created_at,
            )
        )
        session.flush()
    else:
        mine(session, user_id, wishlist_id)
    put(
        session, wishlist_id, [RemovedItem(**row).model_dump() for row in removal.items]
    )
    session.delete(removal)


def purge_removals(session: Session) -> None:
    """Timer: after a day the removal is permanent."""
    expired = removals.c.removed_at < now() - RETENTION
    session.execute(sa.delete(removals).where(expired))


def _store_removal(
    session: Session,
    wishlist: Wishlist,
    held: list[WishlistItem],
    product_id: UUID | None,
) -> None:
    rows = [RemovedItem(**item.model_dump()).model_dump(mode="json") for item in held]
    session.add(
        WishlistRemoval(
            user_id=wishlist.user_id,
            wishlist_id=wishlist.id,
            product_id=product_id,
            name=wishlist.name,
            list_created_at=wishlist.created_at,
            items=rows,
            removed_at=now(),
        )
    )


def _latest(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID | None
) -> WishlistRemoval | None:
    wanted = select(WishlistRemoval).where(
        WishlistRemoval.user_id == user_id,
        WishlistRemoval.wishlist_id == wishlist_id,
        WishlistRemoval.product_id == product_id,
        col(WishlistRemoval.removed_at) > now() - RETENTION,
    )
    newest = wanted.order_by(col(WishlistRemoval.removed_at).desc())
    return session.exec(newest).first()
