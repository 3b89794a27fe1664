"""One seller's products, for its pages."""

from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response

from catalog.products import cards
from catalog.products.paging import PagedProducts
from catalog.products.schemas import ProductCard, RangeOut
from catalog.search.engine.asking import Hits, Narrowing, Window, Word
from catalog.search.generation import Generation
from catalog.search.keys import terms
from catalog.search.queries import CARDS, in_order
from catalog.search.searches import OwnSearches
from catalog.search.wording import engine_words
from catalog.shops import queries
from servicekit.http.envelope import Data, Page, PageQuery
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.reads import Pages, Prepared, Reads

router = APIRouter(prefix="/api/webui/seller/{slug}", tags=["catalog"])

# Products that stand in no range still need a place on the seller's page.
OTHERS = {"name": "More products", "name_ne": "अन्य उत्पादन", "slug": "more-products"}


async def _seller(reads: Reads, slug: str) -> UUID:
    found = await reads.first(queries.SELLER, slug=slug)
    if found is None:
        raise NotFound
    seller_id: UUID = found["id"]
    return seller_id


@router.get(
    "/productrange", operation_id="productRange", response_model=Data[list[RangeOut]]
)
async def product_range(request: Request, reads: Pages, slug: str) -> Response:
    """The seller's public products by range, in the seller's order."""
    seller = await _seller(reads, slug)
    groups: dict[str, dict[str, Any]] = {}
    for row in await reads.rows(queries.BY_RANGE, seller=seller):
        names = {name: row[f"range_{name}"] for name in OTHERS}
        group = names if row["range_slug"] else dict(OTHERS)
        kept = groups.setdefault(group["slug"], {**group, "products": {"data": []}})
        kept["products"]["data"].append(cards.card(row))
    return public_json(request, {"data": list(groups.values())}, tags=_tags(seller))


@router.get(
    "/products", operation_id="sellerProducts", response_model=Page[ProductCard]
)
async def seller_products(
    request: Request,
    reads: Pages,
    paged: PagedProducts,
    slug: str,
    group: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """The seller's public products, all or those of one range."""
    known, statement = {"slug": slug}, queries.SHOP_PAGE
    if group == OTHERS["slug"]:
        statement = queries.SHOP_PAGE_OF_NO_RANGE
    elif group:
        statement, known["group"] = queries.SHOP_PAGE_OF_RANGE, group
    return await _page(request, reads, paged, statement, known)


@router.get("/search", operation_id="sellerSearch", response_model=Page[ProductCard])
async def seller_search(
    request: Request,
    searches: OwnSearches,
    reads: Pages,
    paged: PagedProducts,
    slug: str,
    q: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """The seller's public products by their words, as the marketplace's search."""
    seller = await _seller(reads, slug)
    words = engine_words(terms(q), searches.synonyms, is_typing=True)
    if not words:
        return public_json(request, paged.body([], 0))
    window = Window(paged.limit, paged.offset)
    hits = await searches.run(_in_shop, words, seller, window)
    rows = await in_order(reads, CARDS, hits.ids)
    return public_json(request, paged.body(cards.cards(rows), hits.total))


def _in_shop(
    generation: Generation, words: Sequence[Word], seller: UUID, window: Window
) -> Hits:
    there = Narrowing(seller=seller)
    return generation.products.find(words, there, "relevance", window)


async def _page(
    request: Request,
    reads: Reads,
    paged: PageQuery,
    statement: Prepared,
    known: dict[str, Any],
) -> Response:
    """One statement; one more when there is nothing to show, to know whose it is."""
    window = {"limit": paged.limit, "offset": paged.offset}
    rows = await reads.rows(statement, **known, **window)
    seller = rows[0]["seller_id"] if rows else await _seller(reads, known["slug"])
    total = rows[0]["total"] if rows else 0
    body = paged.body(cards.of_one_seller(rows), total)
    return public_json(request, body, tags=_tags(seller))


def _tags(seller: UUID) -> tuple[str, ...]:
    """Any change among the seller's products, and what their cards say beside."""
    return (f"seller:{seller}", f"shop:{seller}", "category", "unit")
