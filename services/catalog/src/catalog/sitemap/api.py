"""What search engines may visit: addresses of products, shops and categories."""

from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.sitemap import queries
from catalog.sitemap.schemas import Addresses, Sitemap
from servicekit.db import PublicReader
from servicekit.http.envelope import Data
from servicekit.http.etag import public_json
from servicekit.reads import Row, fetch_rows

router = APIRouter(prefix="/api/webui/sitemap", tags=["catalog"])

# Few enough that nobody else waits for them; of a shop all products are looked at.
PRODUCTS, SHOPS = 5_000, 1_000
FIRST, LAST = UUID(int=0), UUID(int=2**128 - 1)
# Any change drops them: what has ended leaves, and the edge asks but once an hour.
_TAGS = ("product", "seller", "category")
_FIELDS = ("slug", "changed_on")

FromId = Annotated[UUID, Query(description="where to begin, or to go on: `next_id`")]
UntilId = Annotated[UUID, Query(description="where the next part begins")]


@router.get("", operation_id="sitemap", response_model=Data[Sitemap])
async def sitemap(request: Request, reads: PublicReader) -> Response:
    """The first ids of each part of the long lists, and categories with products."""
    body = {
        "part_size": queries.PART_SIZE,
        "products": await _dicts(reads, queries.PRODUCT_PARTS),
        "shops": await _dicts(reads, queries.SHOP_PARTS),
        "categories": await _dicts(reads, queries.CATEGORIES),
    }
    return public_json(request, {"data": body}, tags=_TAGS)


@router.get("/products", operation_id="sitemapProducts", response_model=Data[Addresses])
async def products(
    request: Request,
    reads: PublicReader,
    from_id: FromId = FIRST,
    until_id: UntilId = LAST,
) -> Response:
    """Public products in the order of their ids, `from_id` first."""
    window = {"from_id": from_id, "until_id": until_id, "limit": PRODUCTS + 1}
    found = await fetch_rows(reads, queries.PRODUCT_ADDRESSES, **window)
    return _addresses(request, found, PRODUCTS)


@router.get("/shops", operation_id="sitemapShops", response_model=Data[Addresses])
async def shops(
    request: Request,
    reads: PublicReader,
    from_id: FromId = FIRST,
    until_id: UntilId = LAST,
) -> Response:
    """Public shops in the order of their ids, `from_id` first."""
    window = {"from_id": from_id, "until_id": until_id, "limit": SHOPS + 1}
    found = await fetch_rows(reads, queries.SHOP_ADDRESSES, **window)
    return _addresses(request, found, SHOPS)


def _addresses(request: Request, found: Sequence[Row], limit: int) -> Response:
    """One more is read than is told: where the next call begins."""
    rows = [{name: row[name] for name in _FIELDS} for row in found[:limit]]
    next_id = found[limit]["id"] if len(found) > limit else None
    body = {"rows": rows, "next_id": next_id}
    return public_json(request, {"data": body}, tags=_TAGS)


async def _dicts(reads: AsyncConnection, statement: Executable) -> list[dict[str, Any]]:
    return [dict(row) for row in await fetch_rows(reads, statement)]
