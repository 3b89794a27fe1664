"""GET /storage/…: public pictures of My Drive, logos and banners."""

from typing import Literal
from uuid import UUID

from fastapi import APIRouter, Request, Response

from servicekit.db import Reader
from servicekit.http.errors import NotFound
from servicekit.pictures.answers import PRIVATE, PUBLIC, picture_answer
from servicekit.pictures.previews import IsPreview
from servicekit.pictures.sizes import Width, nearest
from servicekit.storage.storage import url
from vendor.drive.uploads import Uploads
from vendor.public_files import queries

router = APIRouter(tags=["vendor"])


@router.get(
    "/storage/drive/{seller_id}/{file_id}/{size}.webp",
    operation_id="driveImage",
    response_class=Response,
)
async def drive_image(
    seller_id: UUID,
    file_id: UUID,
    size: int,
    request: Request,
    reads: Reader,
    uploader: Uploads,
    is_preview: IsPreview,
    w: Width | None = None,
) -> Response:
    """A public picture of My Drive, or its size `w`; deleted ones are gone at once.
    What others may not see is 404 without a signed address."""
    sizes = await queries.sizes_of(reads, seller_id, file_id, is_preview)
    if size not in sizes:
        raise NotFound
    size = nearest(sizes, w) if w else size
    key = f"drive/{seller_id}/{file_id}/{size}.webp"
    cached = PRIVATE if is_preview else PUBLIC
    return await picture_answer(request, uploader.storage, key, cached)


@router.get(
    "/storage/companies/{seller_id}/{picture_id}/{name}.webp",
    operation_id="companyPicture",
    response_class=Response,
)
async def company_picture(
    seller_id: UUID,
    picture_id: UUID,
    name: Literal["logo", "banner"],
    request: Request,
    reads: Reader,
    uploader: Uploads,
    is_preview: IsPreview,
) -> Response:
    """The company's present logo or banner; replaced ones are gone at once, and those
    of a suspended or closed company are 404 without a signed address."""
    key = f"companies/{seller_id}/{picture_id}/{name}.webp"
    if not await queries.is_current_picture(reads, seller_id, url(key), is_preview):
        raise NotFound
    cached = PRIVATE if is_preview else PUBLIC
    return await picture_answer(request, uploader.storage, key, cached)
