"""Wishlists (D40): 20 lists of 200; adding twice changes nothing."""

import secrets
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from engagement.error_texts import (
    PRODUCT_UNAVAILABLE,
    TOO_MANY_WISHLISTS,
    WISHLIST_FULL,
    WISHLIST_HAS_PRODUCT,
    WISHLIST_NAME_TAKEN,
)
from engagement.products.models import Product
from engagement.wishlists.models import Wishlist, WishlistItem, items
from servicekit import advisory_lock
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid, NotFound

MOST_LISTS = 20
MOST_ITEMS = 200
DEFAULT_NAME = "My wishlist"
TOKEN_BYTES = 24


class TooManyLists(Conflict):
    code, message = "too_many_wishlists", TOO_MANY_WISHLISTS.fill(max=MOST_LISTS)


class WishlistFull(Conflict):
    code, message = "wishlist_full", WISHLIST_FULL.fill(max=MOST_ITEMS)


class AlreadyThere(Conflict):
    code = "already_in_wishlist"
    message = WISHLIST_HAS_PRODUCT


def create(session: Session, user_id: UUID, name: str) -> Wishlist:
    """Raises Invalid for a name in use, TooManyLists."""
    wait_turn(session, user_id)
    check_room(session, user_id, name)
    return _new(session, user_id, name)


def rename(session: Session, user_id: UUID, wishlist_id: UUID, name: str) -> None:
    """Raises NotFound, Invalid for a name in use."""
    wait_turn(session, user_id)
    renamed = mine(session, user_id, wishlist_id)
    others = [row for row in _lists(session, user_id) if row.id != wishlist_id]
    _check_name(others, name)
    renamed.name = name


def add(
    session: Session,
    user_id: UUID,
    wishlist_id: UUID | None,
    product_id: UUID,
    quantity: Decimal | None,
    note: str | None,
) -> UUID:
    """Answers the list's id; without one the product goes to the default list."""
    wait_turn(session, user_id)
    product = session.get(Product, product_id)
    if product is None or product.status != "published":
        raise Invalid(errors={"product_id": [PRODUCT_UNAVAILABLE]})
    chosen = wishlist_id and mine(session, user_id, wishlist_id).id
    target = chosen or _default(session, user_id).id
    session.flush()
    row = {"product_id": product_id, "added_at": now(), "added_price": product.price}
    put(session, target, [{**row, "quantity": quantity, "note": note}])
    return target


def put(session: Session, wishlist_id: UUID, rows: list[dict[str, Any]]) -> None:
    """What is there already stays as it is; raises WishlistFull."""
    if not rows:
        return
    adding = insert(items).values([{**row, "wishlist_id": wishlist_id} for row in rows])
    done = adding.on_conflict_do_nothing().returning(items.c.product_id)
    if session.execute(done).first():
        _check_size(session, wishlist_id)


def edit(
    session: Session,
    user_id: UUID,
    wishlist_id: UUID,
    product_id: UUID,
    changes: dict[str, Any],
) -> None:
    """Quantity and note; None empties, what is not named stays."""
    item = _item(session, user_id, wishlist_id, product_id)
    for name, value in changes.items():
        setattr(item, name, value or None)


def move(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID, to: UUID
) -> None:
    """With all that is known of it; raises NotFound, AlreadyThere, WishlistFull."""
    wait_turn(session, user_id)
    item = _item(session, user_id, wishlist_id, product_id)
    target = mine(session, user_id, to)
    if session.get(WishlistItem, (target.id, product_id)):
        raise AlreadyThere
    item.wishlist_id = target.id
    session.flush()
    _check_size(session, target.id)


def share(
    session: Session, user_id: UUID, wishlist_id: UUID, *, is_shared: bool
) -> None:
    """A link nobody can guess; switched off and on again it is another one."""
    wait_turn(session, user_id)
    shared = mine(session, user_id, wishlist_id)
    known = shared.share_token or secrets.token_urlsafe(TOKEN_BYTES)
    shared.share_token = known if is_shared else None


def wait_turn(session: Session, user_id: UUID) -> None:
    """One change at a time per user, so that the limits hold."""
    advisory_lock.lock_keys(session, f"wishlists:{user_id}")


def mine(session: Session, user_id: UUID, wishlist_id: UUID) -> Wishlist:
    found = session.get(Wishlist, wishlist_id)
    if found is None or found.user_id != user_id:
        raise NotFound
    return found


def check_room(session: Session, user_id: UUID, name: str) -> None:
    """For one more list; raises Invalid for a name in use, TooManyLists."""
    known = _lists(session, user_id)
    _check_name(known, name)
    if len(known) >= MOST_LISTS:
        raise TooManyLists


def _lists(session: Session, user_id: UUID) -> list[Wishlist]:
    return list(session.exec(select(Wishlist).where(Wishlist.user_id == user_id)))


def _check_name(known: list[Wishlist], name: str) -> None:
    if any(row.name.casefold() == name.casefold() for row in known):
        raise Invalid(errors={"name": [WISHLIST_NAME_TAKEN]})


def _item(
    session: Session, user_id: UUID, wishlist_id: UUID, product_id: UUID
) -> WishlistItem:
    mine(session, user_id, wishlist_id)
    found = session.get(WishlistItem, (wishlist_id, product_id))
    if found is None:
        raise NotFound
    return found


def _default(session: Session, user_id: UUID) -> Wishlist:
    known = _lists(session, user_id)
    named = [row for row in known if row.name == DEFAULT_NAME]
    if named:
        return named[0]
    if len(known) >= MOST_LISTS:
        raise TooManyLists
    return _new(session, user_id, DEFAULT_NAME)


def _new(session: Session, user_id: UUID, name: str) -> Wishlist:
    made = Wishlist(user_id=user_id, name=name, created_at=now())
    session.add(made)
    return made


def _check_size(session: Session, wishlist_id: UUID) -> None:
    counted = sa.select(sa.func.count()).select_from(items)
    here = counted.where(items.c.wishlist_id == wishlist_id)
    if session.execute(here).scalar_one() > MOST_ITEMS:
        raise WishlistFull
