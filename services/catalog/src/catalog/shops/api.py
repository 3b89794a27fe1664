"""One seller's products, for its pages."""

from dataclasses import replace
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.products import cards
from catalog.products.pages import PagedProducts
from catalog.products.schemas import RangeOut
from catalog.search import queries as search
from catalog.search.engine.types import NO_RANGE, FilterSet
from catalog.search.runtime import Runtime, SearchRuntime
from catalog.search.schemas import Filters
from catalog.search.service import Search
from catalog.shops import queries
from catalog.shops.schemas import ShopFilters, ShopParams, ShopProducts
from catalog.text.keys import terms
from servicekit.db import Reader
from servicekit.http.envelope import Data, PageQuery
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.reads import fetch_first, fetch_rows

router = APIRouter(prefix="/api/webui/seller/{slug}", tags=["catalog"])

# Products that stand in no range still need a place on the seller's page.
OTHERS = {"name": "More products", "name_ne": "अन्य उत्पादन", "slug": "more-products"}


async def _seller(reads: AsyncConnection, slug: str) -> UUID:
    found = await fetch_first(reads, search.SHOP, slug=slug)
    if found is None:
        raise NotFound
    seller: UUID = found["id"]
    return seller


@router.get(
    "/productrange", operation_id="productRange", response_model=Data[list[RangeOut]]
)
async def product_range(request: Request, reads: Reader, slug: str) -> Response:
    """The seller's public products by range, in the seller's order."""
    seller = await _seller(reads, slug)
    groups: dict[str, dict[str, Any]] = {}
    for row in await fetch_rows(reads, queries.BY_RANGE, seller=seller):
        names = {name: row[f"range_{name}"] for name in OTHERS}
        group = names if row["range_slug"] else dict(OTHERS)
        listed = groups.setdefault(group["slug"], {**group, "products": {"data": []}})
        listed["products"]["data"].append(cards.card(row))
    return public_json(request, {"data": list(groups.values())}, tags=_tags(seller))


@router.get("/products", operation_id="sellerProducts", response_model=ShopProducts)
async def seller_products(
    request: Request,
    runtime: Runtime,
    paged: PagedProducts,
    slug: str,
    filters: ShopParams,
) -> Response:
    """The seller's public products, all or those that pass the filters."""
    async with runtime.reads.connect() as reads:
        seller = await _seller(reads, slug)
        shop = await _shop(reads, seller, filters.group)
    page = await _page(runtime, paged, filters, shop) if shop else None
    body = page or paged.body([], 0, corrected_q=None)
    return public_json(request, body, tags=_tags(seller))


@router.get("/search", operation_id="sellerSearch", response_model=ShopProducts)
async def seller_search(
    request: Request,
    runtime: Runtime,
    paged: PagedProducts,
    slug: str,
    filters: ShopParams,
) -> Response:
    """The same for a query with words; nothing without them."""
    if terms(filters.q):
        return await seller_products(request, runtime, paged, slug, filters)
    async with runtime.reads.connect() as reads:
        seller = await _seller(reads, slug)
    body = paged.body([], 0, corrected_q=None)
    return public_json(request, body, tags=_tags(seller))


async def _shop(
    reads: AsyncConnection, seller: UUID, group: str | None
) -> FilterSet | None:
    """None when the seller has no such range."""
    here = FilterSet(seller=seller)
    if not group:
        return here
    if group == OTHERS["slug"]:
        return replace(here, range=NO_RANGE)
    found = await fetch_first(reads, queries.RANGE, seller=seller, group=group)
    return replace(here, range=found["id"]) if found else None


async def _page(
    runtime: SearchRuntime, paged: PageQuery, filters: ShopFilters, shop: FilterSet
) -> dict[str, Any]:
    query = Filters(**filters.model_dump(exclude={"group"}))
    reference = await runtime.reference_data()
    return await Search(runtime, reference, query, paged, within=shop).products()


def _tags(seller: UUID) -> tuple[str, ...]:
    """Any change among the seller's products, and what their cards say beside."""
    return (f"seller:{seller}", f"shop:{seller}", "category", "unit")
