"""GET /storage/…: public pictures of My Drive, logos and banners."""

from typing import Literal
from uuid import UUID

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool

from servicekit.db import Reader
from servicekit.http.errors import NotFound
from servicekit.pictures.sizes import Width, nearest
from servicekit.storage.storage import Storage, url
from vendor.drive.keeping import Keeping
from vendor.public_files import queries

router = APIRouter(tags=["vendor"])

# A day: its content never changes, yet its owner may delete it.
HEADERS = {
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
}


@router.get(
    "/storage/drive/{seller_id}/{file_id}/{size}.webp",
    operation_id="driveImage",
    response_class=Response,
)
async def drive_image(
    seller_id: UUID,
    file_id: UUID,
    size: int,
    reads: Reader,
    keeper: Keeping,
    w: Width | None = None,
) -> Response:
    """A public picture of My Drive, or its size `w`; deleted ones are gone at once."""
    sizes = await queries.sizes_of(reads, seller_id, file_id)
    if size not in sizes:
        raise NotFound
    size = nearest(sizes, w) if w else size
    return await _picture(keeper.storage, f"drive/{seller_id}/{file_id}/{size}.webp")


@router.get(
    "/storage/companies/{seller_id}/{picture_id}/{name}.webp",
    operation_id="companyPicture",
    response_class=Response,
)
async def company_picture(
    seller_id: UUID,
    picture_id: UUID,
    name: Literal["logo", "banner"],
    reads: Reader,
    keeper: Keeping,
) -> Response:
    """The company's present logo or banner; replaced ones are gone at once."""
    key = f"companies/{seller_id}/{picture_id}/{name}.webp"
    if not await queries.shows(reads, seller_id, url(key)):
        raise NotFound
    return await _picture(keeper.storage, key)


async def _picture(storage: Storage, key: str) -> Response:
    """Some hundred kilobytes at most: read whole, beside the event loop."""
    content = await run_in_threadpool(lambda: b"".join(storage.open(key).chunks))
    return Response(content, media_type="image/webp", headers=HEADERS)
