"""A seller's product ranges."""

from uuid import UUID

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from sqlmodel import Session

from catalog.listings.service import Listings
from catalog.ranges import queries
from catalog.ranges.schemas import OwnRange, RangeFilling, RangeForm, RangeOrder
from catalog.ranges.service import Ranges
from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/productranges", tags=["catalog"])


def _locked(session: Session, caller: Caller) -> Ranges:
    return Ranges(session, Listings.of(session, caller, locked=True).seller)


def _all(session: Session, seller_id: UUID) -> list[OwnRange]:
    session.flush()
    rows = queries.of_seller(session, seller_id)
    return [OwnRange.model_validate(dict(row)) for row in rows]


def _one(own: Ranges, range_id: UUID) -> Data[OwnRange]:
    found = _all(own.session, own.seller.id)
    return Data(data=next(row for row in found if row.id == range_id))


@router.get("", operation_id="productRanges")
def product_ranges(session: Db, caller: Seller) -> Data[list[OwnRange]]:
    """In the order of the seller's pages."""
    return Data(data=_all(session, Listings.of(session, caller).seller.id))


@router.post(
    "",
    operation_id="createProductRange",
    status_code=201,
    response_model=Data[OwnRange],
)
def create_range(
    session: Db, caller: Seller, once: OnlyOnce, body: RangeForm
) -> Data[OwnRange] | JSONResponse:
    """Its address is made of the name, in Latin letters (D26)."""

    def produce() -> Data[OwnRange]:
        own = _locked(session, caller)
        return _one(own, own.make(body))

    return once.answer(201, produce)


@router.put("/order", operation_id="orderProductRanges")
def order_ranges(session: Db, caller: Seller, body: RangeOrder) -> Data[list[OwnRange]]:
    own = _locked(session, caller)
    own.order(body.ids)
    return Data(data=_all(session, own.seller.id))


@router.put("/{range_id}", operation_id="renameProductRange")
def rename_range(
    session: Db, caller: Seller, range_id: UUID, body: RangeForm
) -> Data[OwnRange]:
    """The address stays."""
    own = _locked(session, caller)
    own.rename(range_id, body)
    return _one(own, range_id)


@router.put("/{range_id}/products", operation_id="fillProductRange")
def fill_range(
    session: Db, caller: Seller, range_id: UUID, body: RangeFilling
) -> Data[OwnRange]:
    """Replaces the products of the range."""
    own = _locked(session, caller)
    own.fill(range_id, body.product_ids)
    return _one(own, range_id)


@router.delete("/{range_id}", operation_id="deleteProductRange", status_code=204)
def delete_range(session: Db, caller: Seller, range_id: UUID) -> Response:
    """Its products stay, in no range."""
    _locked(session, caller).delete(range_id)
    return Response(status_code=204)
