"""The category tree for everybody."""

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.attributes import queries as attributes
from catalog.categories import queries, suppliers
from catalog.categories.pages import CategoryPage
from catalog.categories.schemas import Industry, Level4
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.reads import Row, fetch_first, fetch_rows

router = APIRouter(prefix="/api/webui", tags=["catalog"])

A_MINUTE = "public, max-age=60"
Counts = dict[object, int]


@router.get(
    "/allcategories",
    operation_id="allCategories",
    response_model=Data[list[Industry]],
)
async def all_categories(
    request: Request, reads: Reader, counts: bool = False
) -> Response:
    """The tree down to level 3, nested by `childs.data` (D38).

    `counts`: each with its `product_count`, those below it included.
    """
    # Every page's frame is drawn from the plain tree: it must not change with products.
    tree = _tree(await fetch_rows(reads, queries.TREE), await _counts(reads, counts))
    tags = ["category", "seller"] if counts else ["category"]
    return public_json(request, {"data": tree}, tags=tags)


async def _counts(reads: AsyncConnection, wanted: bool) -> Counts | None:
    if not wanted:
        return None
    rows = await fetch_rows(reads, queries.PRODUCT_COUNTS)
    return {row["id"]: row["product_count"] for row in rows}


def _tree(rows: Any, counts: Counts | None) -> list[dict[str, Any]]:
    """Rows come level by level: parents stand before their children."""
    nodes: dict[object, dict[str, Any]] = {}
    industries = []
    for row in rows:
        node = nodes[row["id"]] = _node(row)
        if counts is not None:
            node["product_count"] = counts.get(row["id"], 0)
        if row["level"] == 1:
            industries.append(node)
        elif row["parent_id"] in nodes:
            nodes[row["parent_id"]]["childs"]["data"].append(node)
    return industries


def _node(row: Row) -> dict[str, Any]:
    node = {key: row[key] for key in ("id", "name", "name_ne", "slug", "image")}
    if row["level"] == 1:
        node["icon"] = row["icon"]
    if row["level"] < 3:
        node["childs"] = {"data": []}
    return node


@router.get(
    "/level4Categories",
    operation_id="level4Categories",
    response_model=Data[list[Level4]],
)
async def level4_categories(request: Request, reads: Reader) -> Response:
    """Every category of level 4 with its path."""
    rows = await _dicts(reads, queries.LEVEL4, {})
    return public_json(request, {"data": rows}, tags=["category"])


@router.get(
    "/categories/{slug}",
    operation_id="category",
    response_model=Data[CategoryPage],
)
async def category(request: Request, reads: Reader, slug: str) -> Response:
    """One category with its way up, its children and the level-4 ones below it.

    301 for an address of the past.
    """
    row = await fetch_first(reads, queries.BY_SLUG, slug=slug)
    if row is None:
        return await _present(reads, slug)
    card = dict(row)
    known = {"id": row["id"], "lineage": card.pop("lineage")}
    body = {
        "category": card,
        "breadcrumb": await _dicts(reads, queries.BREADCRUMB, known),
        "childs": {"data": await _dicts(reads, queries.CHILDREN, known)},
        "level4": {"data": await _dicts(reads, queries.LEVEL4_BELOW, known)},
        "attributes": attributes.nearest(
            await fetch_rows(reads, attributes.OF_LINEAGE, **known)
        ),
        "top_suppliers": await _dicts(reads, suppliers.TOP, known),
    }
    return public_json(request, {"data": body}, tags=["category", "seller"])


async def _dicts(
    reads: AsyncConnection, statement: Executable, known: dict[str, Any]
) -> list[dict[str, Any]]:
    return [dict(row) for row in await fetch_rows(reads, statement, **known)]


async def _present(reads: AsyncConnection, slug: str) -> Response:
    """Where a category that was renamed or merged is found now."""
    found = await fetch_first(reads, queries.BY_ALIAS, slug=slug)
    if found is None:
        raise NotFound
    headers = {
        "Location": f"/api/webui/categories/{found['slug']}",
        "Cache-Control": A_MINUTE,
    }
    return Response(status_code=301, headers=headers)
