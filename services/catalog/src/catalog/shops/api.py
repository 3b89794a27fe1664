"""One seller's products, for its pages."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.products import cards
from catalog.products.paging import PagedProducts, ProductPageQuery
from catalog.products.schemas import ProductCard, RangeOut
from catalog.search.keys import prefixes
from catalog.shops import queries
from servicekit.db import Reader
from servicekit.http.envelope import Data, Page
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui/seller/{slug}", tags=["catalog"])

# Products that stand in no range still need a place on the seller's page.
OTHERS = {"name": "More products", "name_ne": "अन्य उत्पादन", "slug": "more-products"}


async def _seller(reader: AsyncConnection, slug: str) -> UUID:
    found = (await reader.execute(queries.SELLER, {"slug": slug})).first()
    if found is None:
        raise NotFound
    seller_id: UUID = found.id
    return seller_id


@router.get(
    "/productrange", operation_id="productRange", response_model=Data[list[RangeOut]]
)
async def product_range(request: Request, reader: Reader, slug: str) -> Response:
    """The seller's public products by range, in the seller's order."""
    seller = await _seller(reader, slug)
    groups: dict[str, dict[str, Any]] = {}
    for row in (await reader.execute(queries.BY_RANGE, {"seller": seller})).mappings():
        names = {name: row[f"range_{name}"] for name in OTHERS}
        group = names if row["range_slug"] else dict(OTHERS)
        kept = groups.setdefault(group["slug"], {**group, "products": {"data": []}})
        kept["products"]["data"].append(cards.card(row))
    return public_json(request, {"data": list(groups.values())})


@router.get(
    "/products", operation_id="sellerProducts", response_model=Page[ProductCard]
)
async def seller_products(
    request: Request,
    reader: Reader,
    paged: PagedProducts,
    slug: str,
    group: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """The seller's public products, all or those of one range."""
    known: dict[str, Any] = {"seller": await _seller(reader, slug)}
    statement = queries.SHOP_PAGE
    if group == OTHERS["slug"]:
        statement = queries.SHOP_PAGE_OF_NO_RANGE
    elif group:
        statement, known["group"] = queries.SHOP_PAGE_OF_RANGE, group
    return await _page(request, reader, paged, statement, known)


@router.get("/search", operation_id="sellerSearch", response_model=Page[ProductCard])
async def seller_search(
    request: Request,
    reader: Reader,
    paged: PagedProducts,
    slug: str,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """The seller's public products by their words, in any spelling."""
    known = {"seller": await _seller(reader, slug), "patterns": prefixes(q)}
    if not known["patterns"]:
        return public_json(request, paged.of([], 0).model_dump())
    return await _page(request, reader, paged, queries.SHOP_SEARCH, known)


async def _page(
    request: Request,
    reader: AsyncConnection,
    paged: ProductPageQuery,
    statement: Select[Any],
    known: dict[str, Any],
) -> Response:
    window = {"limit": paged.limit, "offset": paged.offset}
    rows = (await reader.execute(statement, {**known, **window})).mappings().all()
    total = rows[0]["total"] if rows else 0
    return public_json(request, paged.of(cards.cards(rows), total).model_dump())
