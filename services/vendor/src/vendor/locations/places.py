"""The provinces, districts and local units of Nepal: a file, for they stay."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from vendor.locations.schemas import District, Municipality, PlacesFile, Province

MOST_WARDS = 33  # Pokhara's


class PlaceUnknown(ValueError):
    """`field` names the id that does not fit the others."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(text)
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
            raise PlaceUnknown("province_id", "There is no such province.")
        district = self.districts.get(district_id)
        if district is None or district.province_id != province_id:
            raise PlaceUnknown("district_id", "This district is not in the province.")
        unit = self.municipalities.get(unit_id)
        if unit is None or unit.district_id != district_id:
            raise PlaceUnknown("municipality_id", "This is not in the district.")
        return Address(province, district, unit)


@cache
def places() -> Places:
    text = files("vendor.locations").joinpath("data/locations.json").read_bytes()
    found = PlacesFile.model_validate_json(text)
    return Places(found.provinces, found.districts, found.municipalities)
