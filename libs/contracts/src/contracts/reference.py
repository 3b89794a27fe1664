"""Reference data: categories with attributes, units, currencies (ADR 43).

The data of this version, the same in production and in the demo; `haat reference load`
writes it. Ids are made from keys, so they are the same everywhere.
"""

from decimal import Decimal
from importlib.resources import files
from typing import Literal, TypeVar
from uuid import UUID, uuid5

from pydantic import BaseModel, ConfigDict, TypeAdapter

_NAMESPACE = UUID("6f1d7c1e-5f0a-5b52-9c0e-2083a0b1c2d3")
Each = TypeVar("Each", bound="Record")


def reference_id(kind: str, key: str) -> UUID:
    """The id of one record: `kind` such as "category", `key` its slug or code."""
    return uuid5(_NAMESPACE, f"{kind}:{key}")


class Record(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Category(Record):
    """`image` names a picture of the demo."""

    slug: str
    parent: str | None
    level: int
    position: int
    name: str
    name_ne: str
    icon: str | None
    image: str | None

    @property
    def id(self) -> UUID:
        return reference_id("category", self.slug)


class Unit(Record):
    """`factor`: how many of the smallest unit of its `scale` it is."""

    code: str
    name: str
    name_ne: str
    symbol: str
    dimension: Literal["mass", "volume", "length", "area", "count", "time", "power"]
    scale: str | None = None
    factor: str | None = None

    @property
    def id(self) -> UUID:
        return reference_id("unit", self.code)


class Currency(Record):
    """`fixed_rate`: NPR for one unit where it never changes; others need a rate."""

    code: str
    locale: str
    name: str
    name_ne: str
    symbol: str
    fixed_rate: Decimal | None = None


class Option(Record):
    value: str
    label: str
    label_ne: str


class Attribute(Record):
    key: str
    name: str
    name_ne: str
    type: Literal["text", "number", "choice", "boolean"]
    unit: str | None
    options: list[Option]
    is_required: bool
    is_facet: bool
    position: int


class AttributeSet(Record):
    """Holds for the category and all below it."""

    category: str
    attributes: list[Attribute]


class Reference(Record):
    categories: list[Category]
    attributes: list[AttributeSet]
    units: list[Unit]
    currencies: list[Currency]


def read_reference() -> Reference:
    """Raises pydantic's ValidationError for a broken file."""
    return Reference(
        categories=_read("categories", Category),
        attributes=_read("attributes", AttributeSet),
        units=_read("units", Unit),
        currencies=_read("currencies", Currency),
    )


def _read(name: str, model: type[Each]) -> list[Each]:
    text = files("contracts").joinpath(f"data/{name}.json").read_bytes()
    return TypeAdapter(list[model]).validate_json(text)  # type: ignore[valid-type]
