"""A product in a list: columns, joins and the shape on the wire."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any

import sqlalchemy as sa

from catalog.categories.models import table as categories
from catalog.products.models import PUBLISHED_STATUS, products
from catalog.sellers.models import table as sellers
from catalog.units.models import table as units
from servicekit.reads import Row

COLUMNS = (
    products.c.id,
    products.c.slug,
    products.c.name,
    products.c.name_ne,
    products.c.price,
    products.c.currency,
    products.c.moq,
    products.c.image,
    products.c.seller_id,
    units.c.id.label("unit_id"),
    units.c.name.label("unit_name"),
    units.c.name_ne.label("unit_name_ne"),
    units.c.symbol.label("unit_symbol"),
    categories.c.id.label("category_id"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
    categories.c.slug.label("category_slug"),
    sellers.c.slug.label("seller_slug"),
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified,
    sellers.c.district,
    sellers.c.district_ne,
)
OF_SELLER = products.join(sellers, sellers.c.id == products.c.seller_id)
SOURCE = (
    products.join(units, units.c.id == products.c.unit_id)
    .join(categories, categories.c.id == products.c.category_id)
    .join(sellers, sellers.c.id == products.c.seller_id)
)
# A product is public while its seller is: those of suspended companies are not.
PUBLIC = sa.and_(products.c.status == PUBLISHED_STATUS, sellers.c.status == "active")
PUBLISHED = sa.select(*COLUMNS).select_from(SOURCE).where(PUBLIC)
WANTED_FIRST = (
    products.c.enquiry_count.desc(),
    sellers.c.is_verified.desc(),
    products.c.id,
)


def money(amount: Decimal | None) -> str | None:
    return None if amount is None else f"{amount:.2f}"


def card(row: Row) -> dict[str, Any]:
    price = row["price"]
    return {
        "id": row["id"],
        "slug": row["slug"],
        "name": row["name"],
        "name_ne": row["name_ne"],
        "price": money(price),
        "price_on_request": price is None,
        "currency": row["currency"],
        "moq": row["moq"],
        "image": row["image"],
        "unit": unit(row),
        "category": category(row),
        "seller": seller(row),
    }


def seller(row: Row) -> dict[str, Any]:
    return {
        "slug": row["seller_slug"],
        "company_name": row["company_name"],
        "company_name_ne": row["company_name_ne"],
        "is_seller_verified": row["is_verified"],
        "district": row["district"],
        "district_ne": row["district_ne"],
    }


def unit(row: Row) -> dict[str, Any]:
    return {
        "id": row["unit_id"],
        "name": row["unit_name"],
        "name_ne": row["unit_name_ne"],
        "symbol": row["unit_symbol"],
    }


def category(row: Row) -> dict[str, Any]:
    return {
        "id": row["category_id"],
        "name": row["category_name"],
        "name_ne": row["category_name_ne"],
        "slug": row["category_slug"],
    }


def tags(rows: Iterable[Row]) -> set[str]:
    """Changes of these make the cards old."""
    shown = {"category", "unit"}
    for row in rows:
        shown |= {f"product:{row['id']}", f"seller:{row['seller_id']}"}
    return shown


def cards(rows: Iterable[Row]) -> list[dict[str, Any]]:
    return [card(row) for row in rows]
