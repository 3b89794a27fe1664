"""A product in a list: columns, joins and the shape on the wire."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.sellers.models import table as sellers
from catalog.units.models import table as units
from servicekit.reads import Row

OF_UNIT = (
    units.c.id.label("unit_id"),
    units.c.name.label("unit_name"),
    units.c.name_ne.label("unit_name_ne"),
    units.c.symbol.label("unit_symbol"),
)
OF_CATEGORY = (
    categories.c.id.label("category_id"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
    categories.c.slug.label("category_slug"),
)
OF_SELLER_ITSELF = (
    sellers.c.slug.label("seller_slug"),
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified,
    sellers.c.district,
    sellers.c.district_ne,
)
UNITS, CATEGORIES = sa.select(*OF_UNIT), sa.select(*OF_CATEGORY)

SAID = ("id", "slug", "name", "name_ne", "price", "currency", "moq", "image")


def columns(product: sa.FromClause) -> tuple[Any, ...]:
    """What a card says, of products or of a page of them."""
    return (
        *(product.c[name] for name in SAID),
        product.c.seller_id,
        *OF_UNIT,
        *OF_CATEGORY,
        *OF_SELLER_ITSELF,
    )


def named(product: sa.FromClause) -> sa.FromClause:
    """With the names of unit and category."""
    with_unit = product.join(units, units.c.id == product.c.unit_id)
    return with_unit.join(categories, categories.c.id == product.c.category_id)


COLUMNS = columns(products)
OF_SELLER = products.join(sellers, sellers.c.id == products.c.seller_id)
SOURCE = named(products).join(sellers, sellers.c.id == products.c.seller_id)
# A product is public while its seller is: suspended firms vanish with their goods.
PUBLIC = sa.and_(products.c.status == "published", sellers.c.status == "active")
PUBLISHED = sa.select(*COLUMNS).select_from(SOURCE).where(PUBLIC)
WANTED_FIRST = (
    products.c.enquiry_count.desc(),
    sellers.c.is_verified.desc(),
    products.c.id,
)


def money(amount: Decimal | None) -> str | None:
    return None if amount is None else f"{amount:.2f}"


def card(row: Row) -> dict[str, Any]:
    named = {"unit": unit(row), "category": category(row), "seller": seller(row)}
    return {**own(row), **named}


def own(row: Row) -> dict[str, Any]:
    return said(*(row[name] for name in SAID))


def said(
    id: UUID,
    slug: str,
    name: str,
    name_ne: str | None,
    price: Decimal | None,
    currency: str,
    moq: int,
    image: str | None,
) -> dict[str, Any]:
    """What a product says itself: `SAID`."""
    return {
        "id": id,
        "slug": slug,
        "name": name,
        "name_ne": name_ne,
        "price": money(price),
        "price_on_request": price is None,
        "currency": currency,
        "moq": moq,
        "image": image,
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
