"""Attributes of categories on the wire."""

from typing import Annotated, Literal, Self
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator

from catalog.error_texts import OPTION_REPEATED, OPTIONS_ONLY_FOR_CHOICES
from servicekit.error_detail import InvalidValue
from servicekit.http.fields import Input, Line, LongInput, RequiredLine

Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Type = Literal["text", "number", "choice", "boolean"]


class Option(Input):
    """`value` is kept, the labels are shown."""

    value: Annotated[RequiredLine, Field(max_length=60)]
    label: RequiredLine
    label_ne: RequiredLine


class AttributeFacts(Input):
    key: Key
    name: RequiredLine
    name_ne: RequiredLine
    type: Type
    unit: Annotated[Line, Field(max_length=20)] | None = None
    options: Annotated[list[Option], Field(default_factory=list, max_length=100)]
    is_required: bool = False
    is_facet: bool = False
    position: Annotated[int, Field(ge=0, le=1000)] = 0

    @model_validator(mode="after")
    def has_options_for_a_choice(self) -> Self:
        values = [option.value for option in self.options]
        if (self.type == "choice") != bool(values):
            raise InvalidValue(OPTIONS_ONLY_FOR_CHOICES)
        if len(values) != len(set(values)):
            raise InvalidValue(OPTION_REPEATED)
        return self


class AttributeIn(AttributeFacts):
    """As it was read; one inherited from another category is left as it is."""

    id: UUID | None = None
    category_id: UUID | None = None


class AttributeList(LongInput):
    """A category's own, all of them."""

    attributes: Annotated[list[AttributeIn], Field(max_length=40)]


class OptionOut(BaseModel):
    value: str
    label: str
    label_ne: str


class AttributeOut(BaseModel):
    """`category_id` says where it comes from: the category itself or one above."""

    id: UUID
    category_id: UUID
    key: str
    name: str
    name_ne: str
    type: Type
    unit: str | None
    options: list[OptionOut]
    is_required: bool
    is_facet: bool
    position: int


class LabelledSpec(BaseModel):
    """A specification as people read it; a free one is named by its key."""

    key: str
    name: str
    name_ne: str
    unit: str | None
    unit_ne: str | None
    value: str
    value_ne: str
