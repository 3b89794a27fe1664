"""Data of buyers: enquiries, open requirements, questions about products."""

from decimal import Decimal
from typing import Literal
from uuid import UUID

from pydantic import Field

from haat_seed.identity import seed_id
from haat_seed.record import Record


class Move(Record):
    to: str
    by: Literal["buyer", "guest", "seller", "system", "admin"]
    hours_ago: float


class Said(Record):
    by: Literal["buyer", "seller"]
    body: str
    hours_ago: float


class Enquiry(Record):
    key: str
    seller: str
    buyer: str | None
    name: str
    phone: str
    email: str
    product: str | None
    category: str
    quantity: Decimal | None
    unit: str | None
    source: Literal["vendor_page", "product", "search", "footer"]
    requirements: str
    district_id: int | None = None
    municipality_id: int | None = None
    labels: list[str] = Field(default_factory=list)
    status: str
    path: list[Move]
    said: list[Said] = Field(default_factory=list)

    @property
    def id(self) -> UUID:
        return seed_id("enquiry", self.key)


class LiveRequirement(Record):
    key: str
    title: str
    title_ne: str
    quantity: Decimal
    unit: str
    district_id: int
    age_minutes: int
    image: str
    category: str
    note: str
    note_ne: str

    @property
    def id(self) -> UUID:
        return seed_id("requirement", self.key)


class Question(Record):
    """`asker` is an account's e-mail; it waits while there is no answer."""

    key: str
    product: str
    asker: str
    body: str
    asked_hours_ago: float
    answer: str | None
    answered_hours_ago: float | None

    @property
    def id(self) -> UUID:
        return seed_id("question", self.key)
