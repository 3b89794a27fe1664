"""Pictures of products on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field

from servicekit.http.fields import Input

MAX_PICTURES = 10


class ImageOut(BaseModel):
    """`url`, with `?w=320` or 640 for a smaller size."""

    id: UUID
    url: str
    file_id: UUID | None = None


class FromDrive(Input):
    file_ids: Annotated[list[UUID], Field(min_length=1, max_length=MAX_PICTURES)]


class ImageOrder(Input):
    ids: Annotated[list[UUID], Field(max_length=MAX_PICTURES)]
