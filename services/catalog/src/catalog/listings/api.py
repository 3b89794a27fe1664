"""A seller's own products."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse
from sqlmodel import Session

from catalog.listings import queries, transitions
from catalog.listings.schemas import (
    ListingChange,
    ListingOut,
    NewListing,
    PictureOut,
    Quota,
    Status,
    StatusChange,
)
from catalog.listings.service import Listings
from catalog.products.models import Product, ProductImage
from catalog.products.paging import PagedProducts
from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data, Page
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale

router = APIRouter(prefix="/api/products", tags=["catalog"])


@router.get("", operation_id="ownProducts")
def own_products(
    session: Db,
    caller: Seller,
    paged: PagedProducts,
    language: Language,
    status: Status | None = None,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Page[ListingOut]:
    """The caller's products, newest first; archived ones only when asked for."""
    seller = Listings.of(session, caller).seller
    window = (paged.limit, paged.offset)
    rows, total = queries.page(session, seller.id, status, q, window)
    hung = queries.pictures(session, [product.id for product in rows])
    shown = [_listing(row, hung.get(row.id, []), language) for row in rows]
    return paged.of(shown, total)


@router.post(
    "",
    operation_id="createProduct",
    status_code=201,
    response_model=Data[ListingOut],
)
def create_product(
    session: Db, caller: Seller, once: OnlyOnce, language: Language, body: NewListing
) -> Data[ListingOut] | JSONResponse:
    """A new product as draft or published; 409 when the Free Tier is full (D22)."""

    def produce() -> Data[ListingOut]:
        made = Listings.of(session, caller, locked=True).create(body)
        return _answer(session, made, language)

    return once.answer(201, produce)


@router.get("/quota", operation_id="productQuota")
def product_quota(session: Db, caller: Seller) -> Data[Quota]:
    """How many products may still be published (D22)."""
    return Data(data=Listings.of(session, caller).quota())


@router.get("/{product_id}", operation_id="ownProduct")
def own_product(
    session: Db, caller: Seller, language: Language, product_id: UUID
) -> Data[ListingOut]:
    return _answer(session, Listings.of(session, caller).get(product_id), language)


@router.put("/{product_id}", operation_id="updateProduct")
def update_product(
    session: Db,
    caller: Seller,
    language: Language,
    product_id: UUID,
    body: ListingChange,
) -> Data[ListingOut]:
    """Replaces what is said of the product; its status and address stay."""
    changed = Listings.of(session, caller, locked=True).change(product_id, body)
    return _answer(session, changed, language)


@router.delete("/{product_id}", operation_id="deleteProduct", status_code=204)
def delete_product(session: Db, caller: Seller, product_id: UUID) -> Response:
    """Archives the product: gone for everybody, kept for the history."""
    Listings.of(session, caller, locked=True).move(product_id, "archived")
    return Response(status_code=204)


@router.post("/{product_id}/status", operation_id="changeProductStatus")
def change_status(
    session: Db,
    caller: Seller,
    language: Language,
    product_id: UUID,
    body: StatusChange,
) -> Data[ListingOut]:
    """409 with `data.allowed_statuses` when the move is not in the table (D14)."""
    moved = Listings.of(session, caller, locked=True).move(product_id, body.status)
    return _answer(session, moved, language)


def _answer(session: Session, product: Product, locale: Locale) -> Data[ListingOut]:
    session.flush()
    hung = queries.pictures(session, [product.id]).get(product.id, [])
    return Data(data=_listing(product, hung, locale))


def _listing(
    product: Product, pictures: list[ProductImage], locale: Locale
) -> ListingOut:
    return ListingOut.model_validate(
        {
            **product.model_dump(),
            "price_on_request": product.price is None,
            "images": [PictureOut(id=p.id, url=p.path) for p in pictures],
            "status_label": transitions.label(product.status, locale),
            "allowed_statuses": transitions.allowed(product.status, "seller"),
        }
    )
