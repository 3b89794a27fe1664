"""Videos of products on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field


class VideoOut(BaseModel):
    """An MP4 file. `poster_url`, with `?w=320` or 640 for a smaller size.

    `width` and `height`: pixels, upright.
    """

    id: UUID
    url: str
    poster_url: str
    seconds: Annotated[int, Field(ge=1)]
    width: int
    height: int
