"""The provinces, districts and local units of Nepal, from a file.

Events and rows of several services use these ids, which are our own and never change.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel

from contracts.error_texts import (
    DISTRICT_NOT_IN_PROVINCE,
    DISTRICT_UNKNOWN,
    MUNICIPALITY_NOT_IN_DISTRICT,
    PROVINCE_UNKNOWN,
)
from servicekit.error_detail import ErrorDetail, InvalidValue

MAX_WARDS = 33  # Pokhara's


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
    """From the data file of this package."""

    provinces: list[Province]
    districts: list[District]
    municipalities: list[Municipality]


class PlaceUnknown(InvalidValue):
    """`field` names the id that does not fit the others."""

    def __init__(self, field: str, detail: ErrorDetail) -> None:
        super().__init__(detail)
        self.field = field


@dataclass(frozen=True)
class Address:
    """A local unit with what it lies in."""

    province: Province
    district: District
    municipality: Municipality


class Places:
    def __init__(
        self,
        provinces: list[Province],
        districts: list[District],
        municipalities: list[Municipality],
    ) -> None:
        self.provinces = {place.id: place for place in provinces}
        self.districts = {place.id: place for place in districts}
        self.municipalities = {place.id: place for place in municipalities}

    def address(self, province_id: int, district_id: int, unit_id: int) -> Address:
        """Raises PlaceUnknown unless each lies in the one before."""
        province = self.provinces.get(province_id)
        if province is None:
            raise PlaceUnknown("province_id", PROVINCE_UNKNOWN)
        district = self.districts.get(district_id)
        if district is None or district.province_id != province_id:
            raise PlaceUnknown("district_id", DISTRICT_NOT_IN_PROVINCE)
        unit = self.municipalities.get(unit_id)
        if unit is None or unit.district_id != district_id:
            raise PlaceUnknown("municipality_id", MUNICIPALITY_NOT_IN_DISTRICT)
        return Address(province, district, unit)

    def check_within(self, district_id: int, unit_id: int | None) -> None:
        """Raises PlaceUnknown for no district, or a local unit of another."""
        if district_id not in self.districts:
            raise PlaceUnknown("district_id", DISTRICT_UNKNOWN)
        unit = self.municipalities.get(unit_id or 0)
        if unit_id and (unit is None or unit.district_id != district_id):
            raise PlaceUnknown("municipality_id", MUNICIPALITY_NOT_IN_DISTRICT)


def read_places() -> PlacesFile:
    """In the file's order."""
    text = files("contracts").joinpath("data/locations.json").read_bytes()
    return PlacesFile.model_validate_json(text)


@cache
def places() -> Places:
    found = read_places()
    return Places(found.provinces, found.districts, found.municipalities)
