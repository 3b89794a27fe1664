"""A seller's product ranges on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field

from contracts.forbidden import Allowed
from servicekit.http.fields import Input, LongInput
from servicekit.names.fields import Name, OptionalName

RangeName = Annotated[Name, Field(max_length=100), Allowed]


class RangeForm(Input):
    name: RangeName
    name_ne: Annotated[OptionalName, Field(max_length=100), Allowed] | None = None


class RangeOrder(Input):
    ids: list[UUID] = Field(max_length=100)


class RangeFilling(LongInput):
    """All that stand in the range; the others leave it."""

    product_ids: list[UUID] = Field(max_length=1_000)


class OwnRange(BaseModel):
    """`product_count` counts every product but the archived."""

    id: UUID
    name: str
    name_ne: str | None
    slug: str
    position: int
    product_count: int
