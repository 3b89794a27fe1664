"""A generated catalog of any size: the same number always gives the same product."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import cache
from typing import Any
from uuid import UUID

from catalog.images.paths import url
from catalog.text.keys import key
from contracts.places import District, read_places
from contracts.reference import read_reference
from haat_seed import seed_id
from haat_seed.files import read
from haat_seed.goods import (
    BaseProduct,
    Packing,
    PackingOption,
    ProductLine,
)
from haat_seed.identity import slugify
from haat_seed.products import Catalogue, price_tiers, round_price

PRODUCTS_EACH = 50
_QUALITIES = (
    ("premium", "उत्कृष्ट"),
    ("standard", "सामान्य"),
    ("export grade", "निर्यात गुणस्तर"),
    ("economy", "किफायती"),
    ("wholesale", "थोक"),
    ("hotel pack", "होटल प्याक"),
    ("select", "छानिएको"),
)
_NAMES = ("Himchuli", "Sagun", "Trishuli", "Mechi", "Annapurna", "Bagmati", "Lali")
_TRADES = ("Traders", "Suppliers", "Udyog", "Enterprises", "Exports", "Store")
_START = datetime(2026, 1, 1, tzinfo=UTC)
# Far from the ids of the demo, and in the order of their numbers as UUIDv7 are.
_PRODUCT_IDS, _FIRM_IDS, _IMAGE_IDS = 0x0190 << 112, 0x0191 << 112, 0x0192 << 112


@dataclass(frozen=True)
class Firm:
    number: int
    id: UUID
    district: District

    @property
    def slug(self) -> str:
        return f"load-firm-{self.number}"

    @property
    def row(self) -> dict[str, Any]:
        """As vendor would publish it; one in three is verified."""
        name = _NAMES[self.number % len(_NAMES)]
        trade = _TRADES[self.number // len(_NAMES) % len(_TRADES)]
        company = f"{name} {self.district.name} {trade} {self.number}"
        return {
            "id": self.id,
            "version": 1,
            "owner_id": self.id,
            "slug": self.slug,
            "company_name": company,
            "company_name_ne": None,
            "established": 1980 + self.number % 40,
            "province_id": self.district.province_id,
            "district_id": self.district.id,
            "district": self.district.name,
            "district_ne": self.district.name_ne,
            "is_verified": self.number % 3 == 0,
            "status": "active",
            "search_key": key((company, self.district.name, self.district.name_ne)),
        }


class BigCatalogue:
    """`firms()` and `products()` of a catalogue of `count`, row by row."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._firms = max(1, count // PRODUCTS_EACH)
        reference = read_reference()
        packings = read("packings.json", Packing)
        lines = read("product_lines.json", ProductLine)
        self._catalogue = Catalogue(lines, packings, reference)
        self._districts = read_places().districts
        self._names = {
            each.slug: (each.name, each.name_ne) for each in reference.categories
        }
        self._bases = [(line, base) for line in lines for base in line.products]

    def firms(self) -> Iterator[Firm]:
        for number in range(self._firms):
            yield self.firm(number)

    def firm(self, number: int) -> Firm:
        district = self._districts[number * 7 % len(self._districts)]
        return Firm(number, UUID(int=_FIRM_IDS + number), district)

    def products(self) -> Iterator[dict[str, Any]]:
        for number in range(self._count):
            yield self._product(number)

    def _product(self, number: int) -> dict[str, Any]:
        # 89 steps over the bases, a prime, so that neighbours differ in trade.
        line, base = self._bases[number * 89 % len(self._bases)]
        packing = self._catalogue.packings[base.packing]
        option = packing.options[number % len(packing.options)]
        spread = Decimal(88 + number * 7 % 25) / 100
        price = round_price(base.price_npr * option.factor * spread)
        at = _START + timedelta(seconds=number * 10 % 20_000_000)
        return {
            "id": UUID(int=_PRODUCT_IDS + number),
            "version": 1,
            "seller_id": self.firm(number % self._firms).id,
            "category_id": _id("category", base.category),
            "sku": f"LT-{number:07d}",
            "description": f"{base.description} {line.description}",
            "description_ne": f"{base.name_ne}: {line.description_ne}",
            "price": None if number % 19 == 11 else price,
            "currency": "NPR",
            "unit_id": _id("unit", base.unit),
            "moq": base.moq,
            "price_tiers": _tiers(price, base, 1 + number % 3),
            "lead_time_days": base.lead_time_days + number % 4,
            "specs": json.dumps(self._catalogue.specs(line, base, option)),
            "image": url(base.images[0]) if base.images else None,
            "status": "published",
            # Few products get most enquiries.
            "enquiry_count": 10_000 // (1 + number * 7919 % 10_007),
            **self._description(number, line, base, option),
            **dict.fromkeys(("created_at", "updated_at", "published_at"), at),
        }

    def _description(
        self, number: int, line: ProductLine, base: BaseProduct, option: PackingOption
    ) -> dict[str, Any]:
        lap = number // len(self._bases)
        quality = _QUALITIES[(number + lap) % len(_QUALITIES)]
        # Where it comes from is not where the firm stands: more words to find it by.
        origin = self._districts[(number + lap) % len(self._districts)]
        name = f"{origin.name} {base.name}, {quality[0]}, {option.name}"
        name_ne = f"{origin.name_ne} {base.name_ne}, {quality[1]}, {option.name_ne}"
        keywords = [*base.keywords, *line.keywords]
        words = (name, name_ne, *keywords, *self._names[base.category])
        return {
            "slug": f"{slugify(name)}-{number}",
            "name": name,
            "name_ne": name_ne,
            "keywords": keywords,
            "own_key": key(words),
        }


def image_of(product: dict[str, Any]) -> dict[str, Any]:
    number = product["id"].int - _PRODUCT_IDS
    return {
        "id": UUID(int=_IMAGE_IDS + number),
        "seller_id": product["seller_id"],
        "product_id": product["id"],
        "path": product["image"],
        "position": 0,
    }


@cache
def _id(kind: str, key: str) -> UUID:
    return seed_id(kind, key)


def _tiers(price: Decimal, base: BaseProduct, count: int) -> str:
    tiers = price_tiers(price, base.moq, count)
    return json.dumps(
        [{"min_qty": tier.min_qty, "price": f"{tier.price:.2f}"} for tier in tiers]
    )
