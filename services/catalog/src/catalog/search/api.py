"""The marketplace's search and its suggestions."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Select

from catalog.products.paging import PagedProducts
from catalog.search import service, suppliers
from catalog.search.keys import prefixes
from catalog.search.schemas import Asked, SearchPage, Suggestions
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui/search", tags=["catalog"])

SHORTEST = 2


@router.get("", operation_id="search", response_model=SearchPage)
async def search(
    request: Request, reader: Reader, paged: PagedProducts, asked: Asked
) -> Response:
    """Products or suppliers by words in any spelling, filters and sort."""
    find = (
        service.find_suppliers if asked.type == "suppliers" else service.find_products
    )
    page = await find(reader, asked, paged)
    return public_json(request, page.model_dump())


@router.get("/suggest", operation_id="suggest", response_model=Data[Suggestions])
async def suggest(
    request: Request,
    reader: Reader,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """What the words typed so far may become; nothing below two letters."""
    statements: dict[str, Select[Any]] = {
        "products": suppliers.PRODUCT_HINTS,
        "categories": suppliers.CATEGORY_HINTS,
        "suppliers": suppliers.SUPPLIER_HINTS,
    }
    hints: dict[str, list[dict[str, Any]]] = {name: [] for name in statements}
    patterns = prefixes(q) if len(q.strip()) >= SHORTEST else []
    if patterns:
        for name, statement in statements.items():
            found = await reader.execute(statement, {"patterns": patterns})
            hints[name] = [dict(row) for row in found.mappings()]
    return public_json(request, {"data": hints})
