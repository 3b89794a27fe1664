"""Units of measure, and how one converts into another.

The ids are those of the catalogue. Traditional measures without one agreed weight
(dharni, pau) and packings (box, roll) have no factor: nothing is guessed. A packing
that names its content has one: "bag of 50 kg", "20 kg sack".
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from uuid import UUID

from contracts.reference import Unit, read_reference

# What a packing holds where the goods are always packed alike: by category and unit.
GREY_CEMENT = ("opc-cement", "ppc-cement", "psc-cement")
PACKINGS = {(category, "bag"): ("mass", Fraction(50)) for category in GREY_CEMENT}


@dataclass(frozen=True)
class Measure:
    """A unit as somebody named it: `code` compares, `size` converts within `scale`."""

    code: str
    scale: str | None = None
    size: Fraction | None = None

    def in_(self, other: "Measure") -> Fraction | None:
        """How many of the other one of these is; None where nobody can say."""
        if self.code == other.code:
            return Fraction(1)
        if self.scale is None or self.scale != other.scale:
            return None
        return self.size / other.size if self.size and other.size else None


@cache
def units() -> tuple[Unit, ...]:
    return tuple(read_reference().units)


@cache
def _units_by_name() -> dict[str, Unit]:
    """By id, code, symbol and every name."""
    by_name: dict[str, Unit] = {}
    for unit in units():
        names = (unit.code, unit.symbol, unit.name, f"{unit.name}s", unit.name_ne)
        for name in (str(unit.id), *names):
            by_name.setdefault(_plain(name), unit)
    return by_name


def unit_of(unit_id: UUID | str | None, text: str | None) -> Unit | None:
    """By id, or by a name, symbol or code; None for a unit of no list."""
    by_name = _units_by_name()
    return by_name.get(str(unit_id)) or by_name.get(_plain(text or ""))


def measure(
    unit_id: UUID | str | None, text: str | None, categories: Collection[str] = ()
) -> Measure:
    """What was named, by id or in words; `categories`: slugs of the goods' category
    and of those above it."""
    plain = _plain(text or "")
    unit = unit_of(unit_id, text)
    if unit is None:
        return _content(plain) or Measure(plain or str(unit_id or ""))
    for category in categories:
        if packing := PACKINGS.get((category, unit.code)):
            return Measure(unit.code, *packing)
    factor = Fraction(unit.factor) if unit.factor else None
    return Measure(unit.code, unit.scale, factor)


_CONTENT = re.compile(
    r"(?:[^\d\s]+ of )?(?P<number>\d{1,6}(?:\.\d{1,3})?) ?(?P<unit>[^\d\s]+)"
    r"(?: [^\d\s]+)?"
)


def _content(plain: str) -> Measure | None:
    """Of a packing that names what it holds; None where it names nothing known."""
    stated = _CONTENT.fullmatch(plain)
    unit = stated and _units_by_name().get(stated["unit"])
    if not stated or not unit or not unit.factor or not Fraction(stated["number"]):
        return None
    size = Fraction(stated["number"]) * Fraction(unit.factor)
    return Measure(plain, unit.scale, size)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
