"""The fields that are sent with a logo or banner."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, BeforeValidator, Field

from servicekit.http.fields import Input

Number = Annotated[float, Field(ge=0, le=100_000)]
Length = Annotated[float, Field(ge=1, le=100_000)]


class Crop(BaseModel):
    """A part of the upright picture, in its pixels."""

    x: Number
    y: Number
    width: Length
    height: Length


def _read(text: object) -> object:
    return Crop.model_validate_json(text) if isinstance(text, str) else text


class PictureFields(Input):
    """`crop` travels as JSON in a field of the form."""

    file_id: UUID | None = None
    crop: Annotated[Crop | None, BeforeValidator(_read)] = None
