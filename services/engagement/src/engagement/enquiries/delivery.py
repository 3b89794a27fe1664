"""Where an enquiry is to be delivered: a district, perhaps its municipality."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from pydantic import BaseModel

from contracts.places import places
from servicekit.http.language import Locale

# Of a table, or of a stored copy.
Place = sa.RowMapping | Mapping[str, Any]


class DeliveryOut(BaseModel):
    district_id: int
    district: str
    district_ne: str
    municipality_id: int | None
    municipality: str | None
    municipality_ne: str | None


def of(row: Place) -> DeliveryOut | None:
    """None too for a place that does not exist any more."""
    district = places().districts.get(row["district_id"])
    if district is None:
        return None
    unit = places().municipalities.get(row["municipality_id"])
    return DeliveryOut(
        district_id=district.id,
        district=district.name,
        district_ne=district.name_ne,
        municipality_id=unit.id if unit else None,
        municipality=unit.name if unit else None,
        municipality_ne=unit.name_ne if unit else None,
    )


def line(row: Place, locale: Locale) -> str | None:
    """`Pokhara, Kaski`, in the reader's language."""
    place = of(row)
    if place is None:
        return None
    if locale == "ne":
        parts = (place.municipality_ne, place.district_ne)
    else:
        parts = (place.municipality, place.district)
    return ", ".join(part for part in parts if part)
