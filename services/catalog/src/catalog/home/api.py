"""The home page."""

from datetime import datetime
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.categories.queries import INDUSTRIES
from catalog.home import queries
from catalog.home.schemas import Home
from catalog.products import cards
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui", tags=["catalog"])


@router.get("/home", operation_id="home", response_model=Data[Home])
async def home(request: Request, reader: Reader) -> Response:
    """Industries, what is asked for most, firms worth knowing, buyers' wishes."""
    industries = await reader.execute(INDUSTRIES)
    trending = await reader.execute(queries.TRENDING)
    requirements = await reader.execute(queries.LATEST_REQUIREMENTS)
    body = {
        "categories": [dict(row) for row in industries.mappings()],
        "featured_products": cards.cards(trending.mappings()),
        "featured_sellers": await _sellers(reader),
        "latest_requirements": [_requirement(row) for row in requirements.mappings()],
    }
    return public_json(request, {"data": body})


async def _sellers(reader: AsyncConnection) -> list[dict[str, Any]]:
    """Six firms and three products of each, by two statements."""
    rows = (await reader.execute(queries.FEATURED_SELLERS)).mappings().all()
    firms = {row["slug"]: {**row, "products": []} for row in rows}
    if firms:
        wanted = {"sellers": [row["id"] for row in rows]}
        found = await reader.execute(queries.THEIR_PRODUCTS, wanted)
        for product in cards.cards(found.mappings()):
            firms[product["seller"]["slug"]]["products"].append(product)
    return list(firms.values())


def _requirement(row: RowMapping) -> dict[str, Any]:
    opened_at: datetime = row["opened_at"]
    moment = opened_at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    # Three decimals are stored; nobody writes 3000.000.
    quantity = f"{row['quantity'].normalize():f}"
    return {**row, "quantity": quantity, "opened_at": moment}
