"""GET /storage/products/{name}: the pictures of products and categories.

Those of people have an id; the catalogue's own have a name.
"""

import re
from uuid import UUID

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.images import paths, queries
from catalog.images.keeping import Keeping
from servicekit.db import Reader
from servicekit.http.errors import NotFound
from servicekit.pictures.sizes import WIDTHS, Width, nearest
from servicekit.storage.storage import ObjectMissing, Storage

router = APIRouter(tags=["catalog"])

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,100}")
_OURS = re.compile(r"[0-9a-f]{32}")
FOR_EVER = "public, max-age=31536000, immutable"
# A day: its content never changes, yet its owner may delete it.
A_DAY = "public, max-age=86400"


@router.get(
    "/storage/products/{name}.webp",
    operation_id="productImage",
    response_class=Response,
)
async def product_image(
    name: str, reader: Reader, keeper: Keeping, w: Width | None = None
) -> Response:
    """A picture, or its size `w`; deleted ones are gone at once."""
    if not _NAME.fullmatch(name):
        raise NotFound
    if _OURS.fullmatch(name):
        key = await _key(reader, UUID(name), w or WIDTHS[-1])
        return await _answer(keeper.storage, key, A_DAY)
    try:
        return await _answer(
            keeper.storage, paths.own(name, w or paths.WHOLE), FOR_EVER
        )
    except ObjectMissing:  # put there before there were small ones
        return await _answer(keeper.storage, paths.own(name), A_DAY)


async def _key(reader: AsyncConnection, picture_id: UUID, width: int) -> str:
    found = (await reader.execute(queries.SIZES, {"id": picture_id})).first()
    if found is None:
        raise NotFound
    place = paths.place(found.seller_id, picture_id)
    return f"{place}/{nearest(found.sizes, width)}.webp"


async def _answer(storage: Storage, key: str, kept_for: str) -> Response:
    """Some hundred kilobytes at most: read whole, beside the event loop."""
    content = await run_in_threadpool(lambda: b"".join(storage.open(key).chunks))
    headers = {"Cache-Control": kept_for, "X-Content-Type-Options": "nosniff"}
    return Response(content, media_type="image/webp", headers=headers)
