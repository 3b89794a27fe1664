"""Places on the wire; ids are ours and stable."""

from typing import Literal

from pydantic import BaseModel


class Province(BaseModel):
    id: int
    name: str
    name_ne: str


class District(Province):
    """`lat` and `lng` are about its centre."""

    province_id: int
    lat: float
    lng: float


class Municipality(Province):
    district_id: int
    kind: Literal["metropolitan", "sub_metropolitan", "municipality", "rural"]
    wards: int | None


class PlacesFile(BaseModel):
    """The data file beside."""

    provinces: list[Province]
    districts: list[District]
    municipalities: list[Municipality]
