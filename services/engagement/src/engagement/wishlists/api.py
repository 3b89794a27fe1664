"""The five calls of the specification, and what else one does with a list."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.enquiries.submissions.schemas import EnquiryResult
from engagement.rfq.requirements import queries as requirements
from engagement.rfq.requirements.presenter import RequirementOut
from engagement.rfq.requirements.presenter import serialize as serialize_requirement
from engagement.wishlists import queries, removals, requests, service
from engagement.wishlists.schemas import (
    Addition,
    Destruction,
    Edit,
    EnquiryRequest,
    ItemTransfer,
    NewName,
    NewWishlist,
    Removal,
    RequirementRequest,
    Restoration,
    SharedWishlist,
    Sharing,
    WishlistOut,
    serialize,
    shared,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.http.limits import GuestNetwork

router = APIRouter(prefix="/api", tags=["engagement"])


@router.get("/wishlists", operation_id="listWishlists")
async def list_own(caller: SignedIn, reads: Reader) -> Data[list[WishlistOut]]:
    lists, items = await queries.own(reads, caller.user_id)
    return Data(data=[serialize(row, items) for row in lists])


@router.post(
    "/wishlist/create",
    operation_id="createWishlist",
    status_code=201,
    response_model=Data[WishlistOut],
)
def create(
    new: NewWishlist, caller: SignedIn, session: Db, once: OnlyOnce
) -> Data[WishlistOut] | JSONResponse:
    def make() -> Data[WishlistOut]:
        made = service.create(session, caller.user_id, new.name)
        return _one(session, caller.user_id, made.id)

    return once.answer(201, make)


@router.post("/wishlist/add", operation_id="addToWishlist")
def add(addition: Addition, caller: SignedIn, session: Db) -> Data[WishlistOut]:
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
def remove(removal: Removal, caller: SignedIn, session: Db) -> Data[WishlistOut]:
    removals.remove(session, caller.user_id, removal.wishlist_id, removal.product_id)
    return _one(session, caller.user_id, removal.wishlist_id)


@router.post("/wishlist/destroy", operation_id="destroyWishlist")
def destroy(
    target: Destruction, caller: SignedIn, session: Db
) -> Data[list[WishlistOut]]:
    """Deletes a list; returns the remaining lists."""
    removals.destroy(session, caller.user_id, target.wishlist_id)
    return _all(session, caller.user_id)


@router.post("/wishlist/restore", operation_id="restoreWishlist")
def restore(
    target: Restoration, caller: SignedIn, session: Db
) -> Data[list[WishlistOut]]:
    """Restores a removed product or a deleted list, within a day."""
    user_id = caller.user_id
    removals.restore(session, user_id, target.wishlist_id, target.product_id)
    return _all(session, user_id)


@router.post("/wishlist/rename", operation_id="renameWishlist")
def rename(new: NewName, caller: SignedIn, session: Db) -> Data[WishlistOut]:
    service.rename(session, caller.user_id, new.wishlist_id, new.name)
    return _one(session, caller.user_id, new.wishlist_id)


@router.post("/wishlist/edit", operation_id="editWishlistItem")
def edit(change: Edit, caller: SignedIn, session: Db) -> Data[WishlistOut]:
    """Quantity and note of a product in the list."""
    changes = change.model_dump(include={"quantity", "note"}, exclude_unset=True)
    target, product_id = change.wishlist_id, change.product_id
    service.edit(session, caller.user_id, target, product_id, changes)
    return _one(session, caller.user_id, target)


@router.post("/wishlist/move", operation_id="moveWishlistItem")
def move(
    change: ItemTransfer, caller: SignedIn, session: Db
) -> Data[list[WishlistOut]]:
    """Transfers a product to another list; 409 when the list has it already."""
    from_id, to = change.wishlist_id, change.to_wishlist_id
    service.transfer(session, caller.user_id, from_id, change.product_id, to)
    return _all(session, caller.user_id)


@router.post("/wishlist/share", operation_id="shareWishlist")
def share(change: Sharing, caller: SignedIn, session: Db) -> Data[WishlistOut]:
    """Makes the public link, or revokes it."""
    target, is_shared = change.wishlist_id, change.is_shared
    service.share(session, caller.user_id, target, is_shared=is_shared)
    return _one(session, caller.user_id, target)


@router.get("/webui/wishlists/shared/{token}", operation_id="showSharedWishlist")
async def show_shared(
    token: Annotated[str, Path(max_length=64)], reads: Reader
) -> Data[SharedWishlist]:
    shared_list = await queries.shared(reads, token)
    if shared_list is None:
        raise NotFound
    return Data(data=shared(*shared_list))


@router.post(
    "/wishlist/ask",
    operation_id="askSuppliers",
    status_code=201,
    response_model=Data[list[EnquiryResult]],
)
def ask(
    form: EnquiryRequest,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Data[list[EnquiryResult]] | JSONResponse:
    """One enquiry per seller under the limits of the contact form; each seller's
    answer stands by itself."""

    def send() -> Data[list[EnquiryResult]]:
        return Data(
            data=requests.send_enquiries(session, form, caller, network, locale)
        )

    return once.answer(201, send)


@router.post(
    "/wishlist/requirement",
    operation_id="draftRequirementOfWishlist",
    status_code=201,
    response_model=Data[RequirementOut],
)
def draft_requirement(
    form: RequirementRequest,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[RequirementOut] | JSONResponse:
    """A draft with the products as its lines; needs a verified e-mail address."""

    def write() -> Data[RequirementOut]:
        made = requests.draft(session, form, caller, locale)
        row = requirements.after_change(session, made)
        return Data(data=serialize_requirement(row, locale))

    return once.answer(201, write)


def _all(session: Session, user_id: UUID) -> Data[list[WishlistOut]]:
    lists, items = queries.after_change(session, user_id)
    return Data(data=[serialize(row, items) for row in lists])


def _one(session: Session, user_id: UUID, wishlist_id: UUID) -> Data[WishlistOut]:
    lists, items = queries.after_change(session, user_id)
    row = next(row for row in lists if row["id"] == wishlist_id)
    return Data(data=serialize(row, items))
