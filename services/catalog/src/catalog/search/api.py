"""The marketplace's search and its suggestions."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from catalog.products.pages import PagedProducts
from catalog.search import suggestions
from catalog.search.lifespan import INDEXED
from catalog.search.runtime import Runtime
from catalog.search.schemas import SearchPage, SearchParams, Suggestions
from catalog.search.service import Search
from catalog.search.supplier_search import find_suppliers
from servicekit.http.envelope import Data
from servicekit.http.etag import PUBLIC, public_json

router = APIRouter(prefix="/api/webui/search", tags=["catalog"])


@router.get("", operation_id="search", response_model=SearchPage)
async def search(
    request: Request,
    runtime: Runtime,
    paged: PagedProducts,
    filters: SearchParams,
) -> Response:
    """Products or suppliers by words in any spelling, filters and sort."""
    service = Search(runtime, await runtime.reference_data(), filters, paged)
    is_for_suppliers = filters.type == "suppliers"
    page = await (find_suppliers(service) if is_for_suppliers else service.products())
    meta = page["meta"]
    has_all_words = meta["total"] and not meta.get("is_any_word")
    is_miss = not is_for_suppliers and paged.page == 1 and not has_all_words
    if is_miss:
        request.app.state.misses.note(request, filters)
    # Searches without results are counted: no cache may answer them.
    control = "no-store" if is_miss else PUBLIC
    return public_json(request, page, control, tags=[INDEXED])


@router.get("/suggest", operation_id="suggest", response_model=Data[Suggestions])
async def suggest(
    request: Request,
    runtime: Runtime,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """Suggestions for the typed text; none below two letters."""
    hints = await suggestions.suggest(runtime, q)
    return public_json(request, {"data": hints}, tags=[INDEXED])
