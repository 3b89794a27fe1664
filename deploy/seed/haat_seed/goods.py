"""Products, and the vocabulary from which they are made."""

from decimal import Decimal
from typing import Literal
from uuid import UUID

from haat_seed.identity import seed_id
from haat_seed.record import Record

ProductStatus = Literal["published", "draft", "unlisted"]


class PackingOption(Record):
    """`spec`: what the specification says, where it is not the whole name."""

    name: str
    name_ne: str
    spec: str = ""
    factor: Decimal


class Packing(Record):
    key: str
    label: str
    options: list[PackingOption]


class BaseProduct(Record):
    name: str
    name_ne: str
    category: str
    unit: str
    price_npr: Decimal
    moq: int
    lead_time_days: int
    images: list[str]
    packing: str
    specs: dict[str, str]
    keywords: list[str]
    description: str


class ProductLine(Record):
    key: str
    packing: str
    specs: dict[str, str]
    description: str
    description_ne: str
    keywords: list[str]
    products: list[BaseProduct]


class PriceTier(Record):
    min_qty: int
    price: Decimal


class SeedProduct(Record):
    slug: str
    sku: str
    seller: str
    name: str
    name_ne: str
    category: str
    product_range: str
    unit: str
    currency: str
    price: Decimal | None
    price_on_request: bool
    price_tiers: list[PriceTier]
    moq: int
    lead_time_days: int
    specs: dict[str, str]
    description: str
    description_ne: str
    keywords: list[str]
    images: list[str]
    status: ProductStatus

    @property
    def id(self) -> UUID:
        return seed_id("product", self.slug)
