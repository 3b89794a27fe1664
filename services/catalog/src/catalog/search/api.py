"""The marketplace's search and its suggestions."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from catalog.products.pages import PagedProducts
from catalog.search import suggesting
from catalog.search.running import INDEXED
from catalog.search.schemas import SearchPage, SearchParams, Suggestions
from catalog.search.searches import OwnSearches
from catalog.search.service import Search
from servicekit.http.envelope import Data
from servicekit.http.etag import PUBLIC, public_json

router = APIRouter(prefix="/api/webui/search", tags=["catalog"])


@router.get("", operation_id="search", response_model=SearchPage)
async def search(
    request: Request,
    searches: OwnSearches,
    paged: PagedProducts,
    filters: SearchParams,
) -> Response:
    """Products or suppliers by words in any spelling, filters and sort."""
    wanted = Search(searches, await searches.reference_data(), filters, paged)
    is_for_firms = filters.type == "suppliers"
    page = await (wanted.suppliers() if is_for_firms else wanted.products())
    is_miss = not is_for_firms and paged.page == 1 and not page["meta"]["total"]
    if is_miss:
        request.app.state.misses.note(request, filters)
    # Who looked in vain is counted: each visitor's request has to come here.
    control = "no-store" if is_miss else PUBLIC
    return public_json(request, page, control, tags=[INDEXED])


@router.get("/suggest", operation_id="suggest", response_model=Data[Suggestions])
async def suggest(
    request: Request,
    searches: OwnSearches,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """What the words typed so far may become; nothing below two letters."""
    hints = await suggesting.suggest(searches, q)
    return public_json(request, {"data": hints}, tags=[INDEXED])
