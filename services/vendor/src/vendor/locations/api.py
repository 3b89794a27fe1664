"""Places for address forms and filters."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from contracts.places import District, Municipality, Province, places
from servicekit.http.envelope import Data
from servicekit.http.etag import A_DAY, public_json
from vendor.locations import index
from vendor.locations.schemas import PlaceKind, PlaceResult

router = APIRouter(prefix="/api/locations", tags=["vendor"])
Id = Annotated[int | None, Query(ge=1, le=10_000_000)]


@router.get("/provinces", operation_id="provinces", response_model=Data[list[Province]])
async def provinces(request: Request) -> Response:
    """The seven provinces."""
    return _answer(request, places().provinces.values())


@router.get("/districts", operation_id="districts", response_model=Data[list[District]])
async def districts(request: Request, province_id: Id = None) -> Response:
    """The districts, of one province when asked."""
    rows = places().districts.values()
    return _answer(
        request, [row for row in rows if province_id in (None, row.province_id)]
    )


@router.get(
    "/municipalities",
    operation_id="municipalities",
    response_model=Data[list[Municipality]],
)
async def municipalities(request: Request, district_id: Id = None) -> Response:
    """The local units, of one district when asked."""
    rows = places().municipalities.values()
    return _answer(
        request, [row for row in rows if district_id in (None, row.district_id)]
    )


@router.get(
    "/search", operation_id="placeSearch", response_model=Data[list[PlaceResult]]
)
async def place_search(
    request: Request,
    q: Annotated[str, Query(max_length=100)] = "",
    least: PlaceKind = "province",
) -> Response:
    """Places by name while somebody types, no coarser than `least`: at most eight."""
    return _answer(request, index.search(q, least))


def _answer(request: Request, rows: Iterable[BaseModel]) -> Response:
    return public_json(request, {"data": [row.model_dump() for row in rows]}, A_DAY)
