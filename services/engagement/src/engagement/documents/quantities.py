"""A quantity with its unit, in the language of a document."""

from decimal import Decimal
from uuid import UUID

from contracts.units import unit_of
from engagement.documents import numerals
from servicekit.http.language import Locale


def quantity(
    of: Decimal, unit_id: UUID | None, unit: str | None, locale: Locale
) -> str:
    """`1,000 Bag`, `१,००० बोरा`; a unit of no list stays as it is written."""
    known = unit_of(unit_id, unit) if locale == "ne" else None
    name = known.name_ne if known else unit
    return f"{numerals.amount(of, locale)} {name or ''}".strip()
