from typing import Literal

from pydantic import BaseModel

PlaceKind = Literal["province", "district", "municipality"]


class PlaceResult(BaseModel):
    """A place with what it lies in; the names of a province are its own."""

    kind: PlaceKind
    name: str
    name_ne: str
    province_id: int
    province: str
    province_ne: str
    district_id: int | None
    district: str | None
    district_ne: str | None
    municipality_id: int | None
    wards: int | None
