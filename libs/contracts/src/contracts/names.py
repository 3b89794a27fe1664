"""Names of people and companies: without links, and without reserved names."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import AfterValidator, BaseModel

from contracts.error_texts import NAME_RESERVED
from servicekit.error_detail import InvalidValue
from servicekit.names.fields import Name, NoLink, OptionalName
from servicekit.names.skeleton import skeleton

_SEPARATORS = re.compile(r"[\s\-_.,/|·]+")


class ReservedFile(BaseModel):
    """`brands` with one of `offices` is reserved; `claims` are so in any name."""

    names: list[str]
    brands: list[str]
    offices: list[str]
    claims: list[str]


@dataclass(frozen=True)
class Reserved:
    names: frozenset[str]
    brands: frozenset[str]
    offices: frozenset[str]
    claims: frozenset[str]


def is_reserved(name: str) -> bool:
    """For names and slugs alike."""
    reserved = _reserved()
    parts = {skeleton(part) for part in _SEPARATORS.split(name)}
    has_brand = bool(parts & reserved.brands)
    return (
        skeleton(name) in reserved.names
        or bool(parts & reserved.claims)
        or (has_brand and bool(parts & reserved.offices))
    )


@cache
def _reserved() -> Reserved:
    path = files("contracts") / "data" / "reserved_names.json"
    lists = ReservedFile.model_validate_json(path.read_text("utf-8"))
    return Reserved(**{key: _folded(names) for key, names in lists})


def _folded(names: list[str]) -> frozenset[str]:
    return frozenset(skeleton(name) for name in names)


def _unreserved(name: str) -> str:
    if is_reserved(name):
        raise InvalidValue(NAME_RESERVED)
    return name


Unreserved = AfterValidator(_unreserved)
PersonName = Annotated[Name, NoLink, Unreserved]
FirmName = Annotated[Name, NoLink, Unreserved]
OptionalPersonName = Annotated[OptionalName, NoLink, Unreserved]
