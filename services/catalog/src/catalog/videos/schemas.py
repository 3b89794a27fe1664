"""Videos of products on the wire."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field


class VideoOut(BaseModel):
    """An MP4 file. `poster_url`, with `?w=320` or 640 for a smaller size.

    `width` and `height`: pixels, upright. `created_at`: when it was uploaded.
    """

    id: UUID
    url: str
    poster_url: str
    seconds: Annotated[int, Field(ge=1)]
    width: int
    height: int
    created_at: datetime
