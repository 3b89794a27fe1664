"""A product's public page."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.attributes import queries as attributes
from catalog.attributes.labels import labelled
from catalog.attributes.schemas import LabelledSpec
from catalog.categories.schemas import CategoryName
from catalog.products import cards, queries, views, wide_cards
from catalog.products.schemas import PriceTierOut, ProductCard, RangeName
from catalog.questions.presenter import cache_tag, latest
from catalog.questions.schemas import Questions
from catalog.sellers.schemas import ListedSeller, SellerCard
from catalog.videos.presenter import of_row
from catalog.videos.schemas import VideoOut
from servicekit.db import Db, PublicReader, Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.http.limits import Limit, client_address
from servicekit.reads import Row, fetch_first, fetch_rows

router = APIRouter(prefix="/api/webui", tags=["catalog"])

MAX_ALTERNATIVES = 6
_PLAIN = (
    "description",
    "description_ne",
    "price_tiers",
    "specs",
    "keywords",
    "lead_time_days",
    "breadcrumb",
)
_OF_SELLER = (
    "company_logo",
    "colour",
    "established",
    "province_id",
    "product_count",
    "closed_until",
    "rating",
)
_COUNTED = ("viewed_this_week", "enquiries_this_week")
MIN_COUNT = 3  # fewer say nothing, and may be known by name


class ProductPage(ProductCard):
    """Everything the product's page shows; `breadcrumb` ends at its category.

    What the last seven days brought is null below three.
    """

    seller: ListedSeller
    viewed_this_week: int | None
    enquiries_this_week: int | None
    description: str
    description_ne: str | None
    price_tiers: list[PriceTierOut]
    specs: dict[str, str]
    attributes: list[LabelledSpec]
    images: list[str]
    video: VideoOut | None
    keywords: list[str]
    lead_time_days: int | None
    product_range: RangeName | None
    breadcrumb: list[CategoryName]
    seller_card: SellerCard
    questions: Questions
    related: list[ProductCard]


@router.get("/product/{slug}", operation_id="product", response_model=Data[ProductPage])
async def product(request: Request, reads: Reader, slug: str) -> Response:
    """Everything about a public product; 404 when it or its seller is not public."""
    row = await fetch_first(reads, queries.PAGE, slug=slug, since=views.week_ago())
    if row is None:
        raise NotFound
    related = await _related(reads, row)
    body = {
        **wide_cards.card(row),
        **{name: row[name] for name in _PLAIN},
        **{name: _if_enough(row[name]) for name in _COUNTED},
        "attributes": await _attributes(reads, row),
        "images": row["pictures"],
        "video": _video(row),
        "product_range": _range(row),
        "seller_card": _seller(row),
        "questions": await latest(reads, row),
        "related": cards.cards(related),
    }
    tags = cards.tags([row, *related]) | {
        f"trend:{row['id']}",
        cache_tag(row),
    }
    return public_json(request, {"data": body}, tags=tags)


@router.get(
    "/product/{slug}/alternatives",
    operation_id="productAlternatives",
    response_model=Data[list[ProductCard]],
)
async def alternatives(request: Request, reads: PublicReader, slug: str) -> Response:
    """Similar products, also for a deleted product; none for an unknown one."""
    row = await fetch_first(reads, queries.STOOD_IN, slug=slug)
    related = await _related(reads, row) if row else []
    alike = related[:MAX_ALTERNATIVES]
    return public_json(request, {"data": cards.cards(alike)}, tags=cards.tags(alike))


@router.post(
    "/product/{slug}/view",
    operation_id="viewProduct",
    status_code=204,
    dependencies=[Depends(Limit("60/minute"))],
)
def view(request: Request, session: Db, slug: str) -> Response:
    """Counts a visit to the page: one address once a day."""
    pepper = request.app.state.settings.claim_pepper
    seen_by = client_address(request)
    views.count(session, slug.replace("\x00", " "), seen_by, pepper)
    return Response(status_code=204)


def _if_enough(count: int) -> int | None:
    return count if count >= MIN_COUNT else None


async def _attributes(reads: AsyncConnection, row: Row) -> list[dict[str, Any]]:
    if not row["specs"]:
        return []
    of_lineage = await fetch_rows(reads, attributes.OF_LINEAGE, lineage=row["lineage"])
    return list(labelled(attributes.nearest(of_lineage), row["specs"]))


def _range(row: Row) -> dict[str, Any] | None:
    if row["range_slug"] is None:
        return None
    return {name: row[f"range_{name}"] for name in ("name", "name_ne", "slug")}


def _video(row: Row) -> dict[str, Any] | None:
    found = of_row(row["video"])
    return found.model_dump(mode="json") if found else None


def _seller(row: Row) -> dict[str, Any]:
    return {
        "id": row["seller_id"],
        **cards.card(row)["seller"],
        **{name: row[name] for name in _OF_SELLER},
    }


async def _related(reads: AsyncConnection, row: Row) -> Sequence[Row]:
    """Of its own category; of the branch two levels up when those are too few."""
    lineage: list[UUID] = row["lineage"]
    values = {
        "id": row["id"],
        "category": row["category_id"],
        "branch": lineage[min(1, len(lineage) - 1)],
    }
    found = await fetch_rows(reads, queries.ALIKE, **values)
    if len(found) < queries.RELATED:
        return await fetch_rows(reads, queries.ALIKE_IN_BRANCH, **values)
    return found
