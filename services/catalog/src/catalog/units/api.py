"""GET /api/productunitsearch: units of measure (D39)."""

from typing import Annotated
from uuid import UUID

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from catalog.text.keys import prefixes
from catalog.units.models import table
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.etag import public_json

router = APIRouter(tags=["catalog"])

MAX_UNITS = 100
_symbol = sa.func.lower(table.c.symbol)
_SEARCH = (
    sa.select(table)
    .where(
        sa.or_(
            table.c.search_key.like(sa.func.all(sa.bindparam("patterns"))),
            _symbol == sa.func.lower(sa.bindparam("q")),
        )
    )
    # The unit whose symbol was typed comes before those that only begin so.
    .order_by((_symbol == sa.func.lower(sa.bindparam("q"))).desc(), table.c.position)
    .limit(MAX_UNITS)
)


class UnitOut(BaseModel):
    id: UUID
    code: str
    name: str
    name_ne: str
    symbol: str
    dimension: str


@router.get(
    "/api/productunitsearch",
    operation_id="unitSearch",
    response_model=Data[list[UnitOut]],
)
async def unit_search(
    request: Request,
    reader: Reader,
    q: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """Units whose name or symbol begins with `q` in either script; all without it."""
    patterns = prefixes(q) or ["%" if not q.strip() else ""]
    found = await reader.execute(_SEARCH, {"patterns": patterns, "q": q.strip()})
    fields = UnitOut.model_fields
    rows = [{key: row[key] for key in fields} for row in found.mappings()]
    return public_json(request, {"data": rows}, tags=["unit"])
