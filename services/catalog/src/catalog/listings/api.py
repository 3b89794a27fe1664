"""A seller's own products."""

from functools import partial
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from catalog.listings import actions, export, presenter, queries
from catalog.listings.filters import Filters
from catalog.listings.schemas import (
    Action,
    ActionResult,
    ListingChange,
    ListingEdit,
    ListingOut,
    NewListing,
    Quota,
    Sort,
    StatusChange,
    TopProduct,
)
from catalog.listings.service import Listings
from catalog.listings.top_products import top
from catalog.listings.transitions import LABELS
from catalog.products.models import Product
from catalog.products.pages import PagedProducts
from servicekit.db import Db, database_of
from servicekit.http import sheets
from servicekit.http.auth import Seller, has_ended_now
from servicekit.http.envelope import Data, Page
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.pictures.previews import PreviewLinks, Previews

router = APIRouter(prefix="/api/products", tags=["catalog"])


@router.get("", operation_id="ownProducts")
def own_products(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    paged: PagedProducts,
    language: Language,
    wanted: Filters,
    sort: Sort = "newest",
) -> Page[ListingOut]:
    """The caller's products; archived ones only on request. `meta.counts`."""
    seller = Listings.of(session, caller).seller
    window = (paged.limit, paged.offset)
    rows, counts = queries.page(session, seller.id, wanted, sort, window)
    shown = {name: counts.get(name, 0) for name in LABELS}
    shown["all"] = sum(shown.values()) - shown["archived"]
    shown |= {name: counts[name] for name in ("without_price", "low_quality")}
    items = [
        presenter.preview(each, previews)
        for each in presenter.listings(session, rows, language)
    ]
    return paged.of(items, counts["found"], counts=shown)


@router.post(
    "",
    operation_id="createProduct",
    status_code=201,
    response_model=Data[ListingOut],
)
def create_product(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    once: OnlyOnce,
    language: Language,
    body: NewListing,
) -> Data[ListingOut] | JSONResponse:
    """A new product; 409 for a published one when the Free Tier is full (D22)."""

    def produce() -> Data[ListingOut]:
        own = Listings.of(session, caller, language, locked=True)
        return _answer(own, own.create(body), previews)

    return once.answer(201, produce)


@router.get("/quota", operation_id="productQuota")
def product_quota(session: Db, caller: Seller) -> Data[Quota]:
    """How many products may still be published (D22)."""
    return Data(data=Listings.of(session, caller).quota())


@router.get("/top", operation_id="topProducts")
def top_products(
    session: Db, caller: Seller, days: Annotated[int, Query(ge=7, le=90)] = 30
) -> Data[list[TopProduct]]:
    """The caller's five top products of a period; an enquiry counts as ten visits."""
    seller = Listings.of(session, caller).seller
    rows = top(session, seller.id, days)
    return Data(data=[TopProduct.model_validate(dict(row)) for row in rows])


@router.get(
    "/export",
    operation_id="exportProducts",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def export_products(
    request: Request, session: Db, caller: Seller, wanted: Filters
) -> StreamingResponse:
    """The products of the filtered list as CSV, in the columns of an import."""
    seller = Listings.of(session, caller).seller
    rows = export.table(database_of(request), seller.id, wanted)
    ended = partial(has_ended_now, request, caller)
    return sheets.csv_answer("products.csv", rows, ended)


@router.post(
    "/actions",
    operation_id="actOnProducts",
    response_model=Data[ActionResult],
)
def act_on_products(
    session: Db, caller: Seller, once: OnlyOnce, body: Action
) -> Data[ActionResult] | JSONResponse:
    """Applies an action to each product; `failed` has the reasons of unchanged ones."""

    def produce() -> Data[ActionResult]:
        own = Listings.of(session, caller, locked=True)
        return Data(data=actions.act(own, body))

    return once.answer(200, produce)


@router.get("/{product_id}", operation_id="ownProduct")
def own_product(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    language: Language,
    product_id: UUID,
) -> Data[ListingOut]:
    own = Listings.of(session, caller, language)
    return _answer(own, own.get(product_id), previews)


@router.put("/{product_id}", operation_id="updateProduct")
def update_product(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    language: Language,
    product_id: UUID,
    body: ListingChange,
) -> Data[ListingOut]:
    """Replaces all fields; 409 with `data.current` for an old version."""
    own = Listings.of(session, caller, language, locked=True)
    return _answer(own, own.change(product_id, body), previews)


@router.patch("/{product_id}", operation_id="editProduct")
def edit_product(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    language: Language,
    product_id: UUID,
    body: ListingEdit,
) -> Data[ListingOut]:
    """Some fields in place; 409 with `data.current` for an old version."""
    own = Listings.of(session, caller, language, locked=True)
    return _answer(own, own.edit(product_id, body), previews)


@router.delete("/{product_id}", operation_id="deleteProduct", status_code=204)
def delete_product(session: Db, caller: Seller, product_id: UUID) -> Response:
    """Archives the product: hidden for everybody, stored for the history."""
    Listings.of(session, caller, locked=True).transition(product_id, "archived")
    return Response(status_code=204)


@router.post("/{product_id}/status", operation_id="changeProductStatus")
def change_status(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    language: Language,
    product_id: UUID,
    body: StatusChange,
) -> Data[ListingOut]:
    """409 with `data.allowed_statuses` when the move is not in the table (D14)."""
    own = Listings.of(session, caller, language, locked=True)
    return _answer(own, own.transition(product_id, body.status), previews)


@router.post(
    "/{product_id}/duplicate",
    operation_id="duplicateProduct",
    status_code=201,
    response_model=Data[ListingOut],
)
def duplicate_product(
    session: Db,
    previews: PreviewLinks,
    caller: Seller,
    once: OnlyOnce,
    language: Language,
    product_id: UUID,
) -> Data[ListingOut] | JSONResponse:
    """A draft with the same fields, without the SKU."""

    def produce() -> Data[ListingOut]:
        own = Listings.of(session, caller, language, locked=True)
        return _answer(own, own.duplicate(product_id), previews)

    return once.answer(201, produce)


def _answer(own: Listings, product: Product, previews: Previews) -> Data[ListingOut]:
    item = presenter.listing(own.session, product, own.locale)
    return Data(data=presenter.preview(item, previews))
