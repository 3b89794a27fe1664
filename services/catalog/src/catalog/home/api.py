"""The home page."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.categories.queries import INDUSTRIES
from catalog.home import queries
from catalog.home.rails import rails as rails_of
from catalog.home.schemas import Home
from catalog.products import cards
from servicekit.db import PublicReader
from servicekit.http.envelope import Data
from servicekit.http.etag import public_json
from servicekit.http.fields import utc_text

router = APIRouter(prefix="/api/webui", tags=["catalog"])

District = Annotated[int | None, Query(ge=1, le=9_999)]


@router.get("/home", operation_id="home", response_model=Data[Home])
async def home(
    request: Request, reader: PublicReader, district: District = None
) -> Response:
    """Industries, what is wanted now, firms worth knowing, buyers' wishes, districts.

    `rails`: of the `district`, else of the three with most verified firms.
    """
    industries = await reader.execute(INDUSTRIES)
    trending = (await reader.execute(queries.TRENDING)).mappings().all()
    firms, shown = await _sellers(reader)
    rails, of_rails = await rails_of(reader, district)
    requirements = await reader.execute(queries.LATEST_REQUIREMENTS)
    body = {
        "categories": [dict(row) for row in industries.mappings()],
        "featured_products": cards.cards(trending),
        "featured_sellers": firms,
        "rails": rails,
        "latest_requirements": [_requirement(row) for row in requirements.mappings()],
    }
    tags = shown | of_rails | cards.tags(trending) | {"requirement", "trend", "seller"}
    return public_json(request, {"data": body}, tags=tags)


async def _sellers(
    reader: AsyncConnection,
) -> tuple[list[dict[str, Any]], set[str]]:
    """Six firms and three products of each, by two statements; and their tags."""
    rows = (await reader.execute(queries.FEATURED_SELLERS)).mappings().all()
    shown = {f"seller:{row['id']}" for row in rows}
    firms = {row["slug"]: {**row, "products": []} for row in rows}
    if firms:
        wanted = {"sellers": [row["id"] for row in rows]}
        found = (await reader.execute(queries.THEIR_PRODUCTS, wanted)).mappings().all()
        shown |= cards.tags(found)
        for product in cards.cards(found):
            firms[product["seller"]["slug"]]["products"].append(product)
    return list(firms.values()), shown


def _requirement(row: RowMapping) -> dict[str, Any]:
    # Three decimals are stored; nobody writes 3000.000.
    quantity = f"{row['quantity'].normalize():f}"
    return {**row, "quantity": quantity, "opened_at": utc_text(row["opened_at"])}
