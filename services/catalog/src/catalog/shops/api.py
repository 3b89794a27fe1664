"""One seller's products, for its pages."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.products import cards
from catalog.products.pages import PagedProducts
from catalog.products.schemas import ProductCard, RangeOut
from catalog.search import queries as search
from catalog.search.engine.types import NO_RANGE, FilterSet, Sort, Window
from catalog.search.runtime import Runtime, SearchRuntime
from catalog.shops import queries
from catalog.text.keys import terms
from catalog.text.query_tokens import QueryToken, query_tokens
from servicekit.db import Reader
from servicekit.http.envelope import Data, Page, PageQuery
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.reads import fetch_first, fetch_rows

SearchQuery = tuple[Sequence[QueryToken], FilterSet, Sort]

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


@router.get(
    "/products", operation_id="sellerProducts", response_model=Page[ProductCard]
)
async def seller_products(
    request: Request,
    runtime: Runtime,
    paged: PagedProducts,
    slug: str,
    group: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """The seller's public products, all or those of one range."""
    async with runtime.reads.connect() as reads:
        seller = await _seller(reads, slug)
        by = await _filters(reads, seller, group)
    page = await _page(runtime, paged, ([], by, "popular")) if by else None
    body = page or paged.body([], 0)
    return public_json(request, body, tags=_tags(seller))


@router.get("/search", operation_id="sellerSearch", response_model=Page[ProductCard])
async def seller_search(
    request: Request,
    runtime: Runtime,
    paged: PagedProducts,
    slug: str,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """The seller's public products by their words, as the marketplace's search."""
    async with runtime.reads.connect() as reads:
        seller = await _seller(reads, slug)
    synonyms = (await runtime.reference_data()).synonyms
    words = query_tokens(terms(q), synonyms, is_typing=True)
    if not words:
        return public_json(request, paged.body([], 0), tags=_tags(seller))
    query: SearchQuery = (words, FilterSet(seller=seller), "relevance")
    page = await _page(runtime, paged, query)
    return public_json(request, page, tags=_tags(seller))


async def _filters(
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
    runtime: SearchRuntime, paged: PageQuery, query: SearchQuery
) -> dict[str, Any]:
    window = Window(paged.limit, paged.offset)
    hits = await runtime.index.find(*query, window)
    async with runtime.reads.connect() as reads:
        rows = await search.in_order(reads, search.SHOP_RESULTS, hits.ids)
    return paged.body(cards.cards(rows), hits.total)


def _tags(seller: UUID) -> tuple[str, ...]:
    """Any change among the seller's products, and what their cards say beside."""
    return (f"seller:{seller}", f"shop:{seller}", "category", "unit")
