"""The category tree for everybody."""

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import RowMapping

from catalog.categories import queries
from catalog.categories.schemas import CategoryPage, Industry, Level4
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui", tags=["catalog"])


@router.get(
    "/allcategories",
    operation_id="allCategories",
    response_model=Data[list[Industry]],
)
async def all_categories(request: Request, reader: Reader) -> Response:
    """The tree down to level 3, nested by `childs.data` (D38)."""
    rows = (await reader.execute(queries.TREE)).mappings().all()
    return public_json(request, {"data": _tree(rows)})


def _tree(rows: Any) -> list[dict[str, Any]]:
    """Rows come level by level: parents stand before their children."""
    nodes: dict[object, dict[str, Any]] = {}
    industries = []
    for row in rows:
        node = nodes[row["id"]] = _node(row)
        if row["level"] == 1:
            industries.append(node)
        elif row["parent_id"] in nodes:
            nodes[row["parent_id"]]["childs"]["data"].append(node)
    return industries


def _node(row: RowMapping) -> dict[str, Any]:
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
async def level4_categories(request: Request, reader: Reader) -> Response:
    """Every category of level 4 with its path."""
    found = await reader.execute(queries.LEVEL4)
    return public_json(request, {"data": [dict(row) for row in found.mappings()]})


@router.get(
    "/categories/{slug}",
    operation_id="category",
    response_model=Data[CategoryPage],
)
async def category(request: Request, reader: Reader, slug: str) -> Response:
    """One category with its way up, its children and the level-4 ones below it."""
    found = await reader.execute(queries.BY_SLUG, {"slug": slug})
    row = found.mappings().first()
    if row is None:
        raise NotFound
    known = {"id": row["id"], "lineage": row["lineage"]}
    crumbs = await reader.execute(queries.BREADCRUMB, known)
    childs = await reader.execute(queries.CHILDREN, known)
    level4 = await reader.execute(queries.LEVEL4_BELOW, known)
    body = {
        "category": {key: row[key] for key in row if key != "lineage"},
        "breadcrumb": [dict(crumb) for crumb in crumbs.mappings()],
        "childs": {"data": [dict(child) for child in childs.mappings()]},
        "level4": {"data": [dict(leaf) for leaf in level4.mappings()]},
    }
    return public_json(request, {"data": body})
