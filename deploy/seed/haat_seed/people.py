"""Sellers and accounts."""

from typing import Literal
from uuid import UUID

from haat_seed.identity import seed_id
from haat_seed.record import Record


class Seller(Record):
    slug: str
    name: str
    name_ne: str
    line: str
    product_count: int
    type: Literal["manufacturer", "trader", "exporter", "service"]
    established_bs: int
    established: int
    province_id: int
    district_id: int
    municipality_id: int
    ward: int
    address: str
    lat: float
    lng: float
    mobile: str
    email: str
    whatsapp: str
    viber: str | None
    owner: str
    about: str
    about_ne: str
    industries: list[str]
    delivers_to: list[int]
    verified: bool
    pan_number: str
    brand_colour: str
    step: int

    @property
    def id(self) -> UUID:
        return seed_id("seller", self.slug)


class Account(Record):
    email: str
    fname: str
    lname: str
    phone: str
    locale: Literal["en", "ne"]
    roles: list[Literal["buyer", "seller", "admin"]]
    district_id: int
    seller: str | None

    @property
    def id(self) -> UUID:
        return seed_id("account", self.email)


class Accounts(Record):
    password: str
    accounts: list[Account]
