"""Countries, currencies and the places of Nepal."""

from decimal import Decimal
from typing import Literal

from haat_seed.record import Record


class Currency(Record):
    code: str
    locale: str
    name: str
    name_ne: str
    symbol: str
    rate: Decimal


class Currencies(Record):
    rates_on: str
    note: str
    default: str
    currencies: list[Currency]


class Province(Record):
    id: int
    name: str
    name_ne: str


class District(Record):
    id: int
    province_id: int
    name: str
    name_ne: str
    lat: float
    lng: float


class Municipality(Record):
    id: int
    district_id: int
    name: str
    name_ne: str
    kind: Literal["metropolitan", "sub_metropolitan", "municipality", "rural"]
    wards: int | None


class Locations(Record):
    provinces: list[Province]
    districts: list[District]
    municipalities: list[Municipality]
