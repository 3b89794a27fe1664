"""Wishlists (D40): 20 lists of 200; adding twice changes nothing."""

from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from engagement.products.models import Product
from engagement.wishlists.models import Wishlist, items, table
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid, NotFound

MOST_LISTS = 20
MOST_ITEMS = 200
DEFAULT_NAME = "My wishlist"


class TooManyLists(Conflict):
    code, message = "too_many_wishlists", "You have 20 wishlists already."


class WishlistFull(Conflict):
    code, message = "wishlist_full", "This wishlist has 200 products already."


def create(session: Session, user_id: UUID, name: str) -> Wishlist:
    """Raises Invalid for a name in use, TooManyLists."""
    _wait_turn(session, user_id)
    mine = session.exec(select(Wishlist).where(Wishlist.user_id == user_id)).all()
    if any(known.name.casefold() == name.casefold() for known in mine):
        raise Invalid(errors={"name": ["You have a wishlist of this name."]})
    if len(mine) >= MOST_LISTS:
        raise TooManyLists
    return _new(session, user_id, name)


def add(
    session: Session,
    user_id: UUID,
    wishlist_id: UUID | None,
    product_id: UUID,
    quantity: Decimal | None,
    note: str | None,
) -> UUID:
    """Answers the list's id; without one the product goes to the default list."""
    _wait_turn(session, user_id)
    product = session.get(Product, product_id)
    if product is None or product.status != "published":
        raise Invalid(errors={"product_id": ["This product is not available."]})
    chosen = wishlist_id and _mine(session, user_id, wishlist_id).id
    target = chosen or _default(session, user_id).id
    session.flush()
    row = {"wishlist_id": target, "product_id": product_id, "added_at": now()}
    adding = insert(items).values(**row, quantity=quantity, note=note)
    done = adding.on_conflict_do_nothing().returning(items.c.product_id)
    if session.execute(done).first() and _size(session, target) > MOST_ITEMS:
        raise WishlistFull
    return target


def remove(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID
) -> None:
    """A product that is not in the list is removed already."""
    _mine(session, user_id, wishlist_id)
    there = (items.c.wishlist_id == wishlist_id) & (items.c.product_id == product_id)
    session.execute(sa.delete(items).where(there))


def destroy(session: Session, user_id: UUID, wishlist_id: UUID) -> None:
    session.delete(_mine(session, user_id, wishlist_id))


def _wait_turn(session: Session, user_id: UUID) -> None:
    """One change at a time per user, so that the limits hold."""
    key = sa.func.hashtextextended(f"wishlists:{user_id}", 0)
    session.execute(sa.select(sa.func.pg_advisory_xact_lock(key)))


def _mine(session: Session, user_id: UUID, wishlist_id: UUID) -> Wishlist:
    found = session.get(Wishlist, wishlist_id)
    if found is None or found.user_id != user_id:
        raise NotFound
    return found


def _default(session: Session, user_id: UUID) -> Wishlist:
    wanted = select(Wishlist).where(Wishlist.user_id == user_id)
    named = session.exec(wanted.where(Wishlist.name == DEFAULT_NAME)).first()
    if named:
        return named
    counted = sa.select(sa.func.count()).select_from(table)
    mine = counted.where(table.c.user_id == user_id)
    if session.execute(mine).scalar_one() >= MOST_LISTS:
        raise TooManyLists
    return _new(session, user_id, DEFAULT_NAME)


def _new(session: Session, user_id: UUID, name: str) -> Wishlist:
    made = Wishlist(user_id=user_id, name=name, created_at=now())
    session.add(made)
    return made


def _size(session: Session, wishlist_id: UUID) -> int:
    counted = sa.select(sa.func.count()).select_from(items)
    here = counted.where(items.c.wishlist_id == wishlist_id)
    size: int = session.execute(here).scalar_one()
    return size
