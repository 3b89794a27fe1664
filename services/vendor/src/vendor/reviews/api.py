"""The list of a seller's reviews."""

from fastapi import APIRouter, Request, Response

from servicekit.db import Reader
from servicekit.http.envelope import Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from vendor.profiles.queries import public_id
from vendor.reviews import queries
from vendor.reviews.schemas import PublicReview

router = APIRouter(tags=["vendor"])


@router.get(
    "/api/webui/seller/{slug}/reviews",
    operation_id="sellerReviews",
    response_model=Page[PublicReview],
)
async def seller_reviews(
    slug: str, request: Request, reads: Reader, paged: Paged
) -> Response:
    """The last published first; none before there are three. 404 when the company
    is not public."""
    seller_id = await public_id(reads, slug.replace("\x00", " "))
    if seller_id is None:
        raise NotFound
    summary = await queries.summary(reads, seller_id)
    total, items = summary.count if summary else 0, []
    if total:
        rows = await queries.page(reads, seller_id, paged.limit, paged.offset)
        found = [PublicReview.model_validate(dict(row)) for row in rows]
        items = [review.model_dump(mode="json") for review in found]
    body = paged.body(items, total)
    return public_json(request, body, tags=[f"seller:{seller_id}"])
