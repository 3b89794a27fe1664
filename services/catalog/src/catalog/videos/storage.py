"""GET /storage/products/videos/{id}: videos of products, in parts, and posters."""

from typing import Any
from uuid import UUID

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.videos import paths, queries
from catalog.videos.uploads import VideoUploads
from servicekit.db import Reader
from servicekit.http.errors import NotFound
from servicekit.pictures.answers import PRIVATE, PUBLIC, picture_answer
from servicekit.pictures.previews import IsPreview
from servicekit.pictures.sizes import WIDTHS, Width, nearest
from servicekit.storage.answers import file_answer

router = APIRouter(prefix="/storage/products/videos", tags=["catalog"])

MEDIA_TYPE = "video/mp4"


@router.get("/{video_id}.mp4", operation_id="productVideo", response_class=Response)
async def product_video(
    video_id: UUID,
    request: Request,
    reader: Reader,
    uploader: VideoUploads,
    is_preview: IsPreview,
) -> Response:
    """The file, or the part that `Range` names; deleted ones are gone at once. One of a
    product that is blocked or in review, or of a suspended firm, is 404 without a
    signed address."""
    found = await _stored(reader, video_id, is_preview)
    return await file_answer(
        request,
        uploader.storage,
        paths.key(found.seller_id, video_id),
        found.size_bytes,
        MEDIA_TYPE,
        PRIVATE if is_preview else PUBLIC,
    )


@router.get("/{video_id}.webp", operation_id="videoPoster", response_class=Response)
async def poster(
    video_id: UUID,
    request: Request,
    reader: Reader,
    uploader: VideoUploads,
    is_preview: IsPreview,
    w: Width | None = None,
) -> Response:
    """A picture of the video, or its size `w`; public when the video is."""
    found = await _stored(reader, video_id, is_preview)
    width = nearest(found.poster_sizes, w or WIDTHS[-1])
    key = paths.poster_key(found.seller_id, video_id, width)
    cached = PRIVATE if is_preview else PUBLIC
    return await picture_answer(request, uploader.storage, key, cached)


async def _stored(reader: AsyncConnection, video_id: UUID, is_preview: bool) -> Any:
    found = (await reader.execute(queries.STORED, {"id": video_id})).first()
    if found is None or (found.is_withheld and not is_preview):
        raise NotFound
    return found
