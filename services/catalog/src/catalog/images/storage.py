"""GET /storage/products/{name}: the pictures of products and categories.

Those of people have an id; the catalogue's own have a name.
"""

import re
from uuid import UUID

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.images import paths, queries
from catalog.images.uploads import Uploads
from servicekit.db import Reader
from servicekit.http.errors import NotFound
from servicekit.pictures.answers import PRIVATE, PUBLIC, picture_answer
from servicekit.pictures.previews import IsPreview
from servicekit.pictures.sizes import WIDTHS, Width, nearest
from servicekit.storage.storage import ObjectMissing

router = APIRouter(tags=["catalog"])

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,100}")
_OURS = re.compile(r"[0-9a-f]{32}")


@router.get(
    "/storage/products/{name}.webp",
    operation_id="productImage",
    response_class=Response,
)
async def product_image(
    name: str,
    request: Request,
    reader: Reader,
    uploader: Uploads,
    is_preview: IsPreview,
    w: Width | None = None,
) -> Response:
    """A picture, or its size `w`; deleted ones are gone at once. One of a product that
    is blocked or in review, or of a suspended firm, is 404 without a signed address."""
    storage = uploader.storage
    if not _NAME.fullmatch(name):
        raise NotFound
    cached = PRIVATE if is_preview else PUBLIC
    if _OURS.fullmatch(name):
        key = await _key(reader, UUID(name), w or WIDTHS[-1], is_preview)
        return await picture_answer(request, storage, key, cached)
    if not is_preview and await _is_withheld(reader, paths.url_of(name)):
        raise NotFound
    try:
        own = paths.own(name, w or paths.WHOLE)
        return await picture_answer(request, storage, own, cached)
    except ObjectMissing:  # put there before there were small ones
        return await picture_answer(request, storage, paths.own(name), cached)


async def _is_withheld(reader: AsyncConnection, path: str) -> bool:
    found = await reader.execute(queries.IS_OWN_WITHHELD, {"path": path})
    return bool(found.scalar_one())


async def _key(
    reader: AsyncConnection, picture_id: UUID, width: int, is_preview: bool
) -> str:
    found = (await reader.execute(queries.SIZES, {"id": picture_id})).first()
    if found is None or (found.is_withheld and not is_preview):
        raise NotFound
    place = paths.place(found.seller_id, picture_id)
    return f"{place}/{nearest(found.sizes, width)}.webp"
