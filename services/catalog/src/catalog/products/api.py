"""A product's public page."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.products import cards, queries
from catalog.products.schemas import ProductPage
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui", tags=["catalog"])

_PLAIN = (
    "description",
    "description_ne",
    "price_tiers",
    "specs",
    "keywords",
    "lead_time_days",
    "breadcrumb",
)


@router.get("/product/{slug}", operation_id="product", response_model=Data[ProductPage])
async def product(request: Request, reader: Reader, slug: str) -> Response:
    """Everything about a public product; 404 when it or its seller is not public."""
    row = (await reader.execute(queries.PAGE, {"slug": slug})).mappings().first()
    if row is None:
        raise NotFound
    body = {
        **cards.card(row),
        **{name: row[name] for name in _PLAIN},
        "images": row["pictures"],
        "product_range": _range(row),
        "seller_card": _seller(row),
        "related": await _related(reader, row),
    }
    return public_json(request, {"data": body})


def _range(row: sa.RowMapping) -> dict[str, Any] | None:
    if row["range_slug"] is None:
        return None
    return {name: row[f"range_{name}"] for name in ("name", "name_ne", "slug")}


def _seller(row: sa.RowMapping) -> dict[str, Any]:
    extra = ("company_logo", "colour", "established", "province_id", "product_count")
    return {
        "id": row["seller_id"],
        **cards.card(row)["seller"],
        **{name: row[name] for name in extra},
    }


async def _related(reader: AsyncConnection, row: sa.RowMapping) -> list[dict[str, Any]]:
    lineage: list[UUID] = row["lineage"]
    known = {
        "id": row["id"],
        "category": row["category_id"],
        "branch": lineage[min(1, len(lineage) - 1)],
    }
    found = await reader.execute(queries.ALIKE, known)
    return cards.cards(found.mappings())
