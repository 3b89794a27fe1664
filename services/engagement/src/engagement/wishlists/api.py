"""The five calls of the specification; each answers what the lists are now."""

from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.wishlists import queries, service
from engagement.wishlists.schemas import (
    Addition,
    Destruction,
    NewWishlist,
    Removal,
    WishlistShown,
    shown,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce

router = APIRouter(prefix="/api", tags=["engagement"])


@router.get("/wishlists", operation_id="listWishlists")
async def list_own(caller: SignedIn, reads: Reader) -> Data[list[WishlistShown]]:
    lists, items = await queries.own(reads, caller.user_id)
    return Data(data=[shown(row, items) for row in lists])


@router.post(
    "/wishlist/create",
    operation_id="createWishlist",
    status_code=201,
    response_model=Data[WishlistShown],
)
def create(
    new: NewWishlist, caller: SignedIn, session: Db, once: OnlyOnce
) -> Data[WishlistShown] | JSONResponse:
    def make() -> Data[WishlistShown]:
        made = service.create(session, caller.user_id, new.name)
        return _one(session, caller.user_id, made.id)

    return once.answer(201, make)


@router.post("/wishlist/add", operation_id="addToWishlist")
def add(addition: Addition, caller: SignedIn, session: Db) -> Data[WishlistShown]:
    """Without `wishlist_id` into the default list, which is made when needed."""
    target = service.add(
        session,
        caller.user_id,
        addition.wishlist_id,
        addition.product_id,
        addition.quantity,
        addition.note,
    )
    return _one(session, caller.user_id, target)


@router.post("/wishlist/delete", operation_id="removeFromWishlist")
def remove(removal: Removal, caller: SignedIn, session: Db) -> Data[WishlistShown]:
    service.remove(session, caller.user_id, removal.wishlist_id, removal.product_id)
    return _one(session, caller.user_id, removal.wishlist_id)


@router.post("/wishlist/destroy", operation_id="destroyWishlist")
def destroy(
    target: Destruction, caller: SignedIn, session: Db
) -> Data[list[WishlistShown]]:
    """Answers the lists that remain."""
    service.destroy(session, caller.user_id, target.wishlist_id)
    lists, items = queries.after_change(session, caller.user_id)
    return Data(data=[shown(row, items) for row in lists])


def _one(session: Session, user_id: UUID, wishlist_id: UUID) -> Data[WishlistShown]:
    lists, items = queries.after_change(session, user_id)
    row = next(row for row in lists if row["id"] == wishlist_id)
    return Data(data=shown(row, items))
