"""GET /storage/products/{name}: the pictures of products and categories."""

import re
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse

from catalog.images.paths import FOLDER
from servicekit.http.errors import NotFound

router = APIRouter(tags=["catalog"])

FOR_EVER = "public, max-age=31536000, immutable"
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,100}\.webp")


@router.get(
    "/storage/products/{name}",
    operation_id="productImage",
    response_class=FileResponse,
)
async def product_image(request: Request, name: str) -> FileResponse:
    """A picture; its name changes when the picture does, so it is cached for ever."""
    if not _NAME.fullmatch(name):
        raise NotFound
    path: Path = request.app.state.settings.storage_dir / FOLDER / name
    if not path.is_file():
        raise NotFound
    headers = {"Cache-Control": FOR_EVER, "X-Content-Type-Options": "nosniff"}
    return FileResponse(path, media_type="image/webp", headers=headers)
