"""Rows of PostgreSQL as entries of the engine, whose index is a copy of them."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log1p
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from psycopg.rows import namedtuple_row

from catalog.categories.models import table as categories
from catalog.products.cards import PUBLIC
from catalog.products.models import products, ranges
from catalog.search import facets
from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.price_units import price_unit
from catalog.sellers.models import WITH_RESPONSE, responses
from catalog.sellers.models import table as sellers
from catalog.text.tokens import tokens
from catalog.units.models import table as units

BATCH = 2_000
MANY_PRODUCTS = 1_000
MAX_VALUE_LENGTH = 60
_KEY = re.compile(
    r"[a-z0-9_]{1,40}"
)  # keys of attributes; free specifications are tokens only

_PRODUCTS = (
    sa.select(
        products.c.id,
        products.c.seller_id,
        products.c.category_id,
        products.c.product_range_id,
        products.c.name,
        products.c.name_ne,
        sa.func.array_to_string(products.c.keywords, " ").label("keywords"),
        sa.cast(products.c.specs, sa.Text).label("specs"),
        products.c.price,
        products.c.moq,
        units.c.code.label("unit"),
        products.c.published_at,
        products.c.enquiry_count,
        sa.func.array_to_string(categories.c.lineage, " ").label("lineage"),
        categories.c.name.label("category"),
        categories.c.name_ne.label("category_ne"),
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.district,
        sellers.c.district_ne,
        *facets.columns(),
        ranges.c.name.label("range"),
        ranges.c.name_ne.label("range_ne"),
    )
    .select_from(
        products.join(sellers, sellers.c.id == products.c.seller_id)
        .join(categories, categories.c.id == products.c.category_id)
        .join(units, units.c.id == products.c.unit_id)
        .outerjoin(ranges, ranges.c.id == products.c.product_range_id)
        .outerjoin(responses, responses.c.seller_id == sellers.c.id)
    )
    .where(PUBLIC)
)
_ids: sa.BindParameter[Any] = sa.bindparam("ids", expanding=True)
_BY = {
    "product": _PRODUCTS.where(products.c.id.in_(_ids)),
    "seller": _PRODUCTS.where(products.c.seller_id.in_(_ids)),
    "category": _PRODUCTS.where(products.c.category_id.in_(_ids)),
    "range": _PRODUCTS.where(products.c.product_range_id.in_(_ids)),
}
_IDS_OF_SELLERS = sa.select(products.c.id).where(products.c.seller_id.in_(_ids))
_CATEGORIES = sa.select(categories).where(~categories.c.is_deleted)
_offered = (
    sa.select(products.c.seller_id, sa.func.count().label("offered"))
    .where(products.c.status == "published")
    .group_by(products.c.seller_id)
)
_all_offered = _offered.subquery()
_some_offered = _offered.where(products.c.seller_id.in_(_ids)).subquery()


def _sellers(offered: sa.Subquery) -> sa.Select[Any]:
    counted = WITH_RESPONSE.outerjoin(offered, offered.c.seller_id == sellers.c.id)
    many = sa.func.coalesce(offered.c.offered, 0).label("offered")
    chosen = sa.select(sellers, *facets.columns(facets.OF_SELLER), many)
    return chosen.select_from(counted).where(sellers.c.status == "active")


_SELLERS = _sellers(_all_offered)
_SOME_SELLERS = _sellers(_some_offered).where(sellers.c.id.in_(_ids))
_FACTS = (
    sa.select(
        sellers.c.id,
        sellers.c.status,
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.district,
        sellers.c.district_ne,
        *facets.columns(facets.OF_SELLER),
    )
    .select_from(WITH_RESPONSE)
    .where(sellers.c.id.in_(_ids)),
    sa.select(
        categories.c.id, categories.c.lineage, categories.c.name, categories.c.name_ne
    ).where(categories.c.id.in_(_ids)),
)
COUNT = sa.select(sa.func.count()).where(products.c.status == "published")


def all_products(connection: sa.Connection) -> Iterator[list[ProductEntry]]:
    """Everything public, in batches, by a cursor of the server.

    The driver's own: half of the time for a million rows would be SQLAlchemy's.
    """
    text = _PRODUCTS.compile(connection, compile_kwargs={"literal_binds": True})
    driver: Any = connection.connection.driver_connection
    with driver.cursor("everything", binary=True, row_factory=namedtuple_row) as cursor:
        cursor.execute(str(text))
        while rows := cursor.fetchmany(BATCH):
            yield [_product(row) for row in rows]


def product_ids(connection: sa.Connection, sellers: Iterable[UUID]) -> list[UUID]:
    """All products of these sellers, also those that are not public."""
    params = {"ids": list(sellers)}
    return list(connection.scalars(_IDS_OF_SELLERS, params)) if params["ids"] else []


def products_by(
    connection: sa.Connection, key: str, ids: Iterable[UUID]
) -> Iterator[list[ProductEntry]]:
    """The public ones among these products, or of these sellers or categories."""
    params = {"ids": list(ids)}
    return _streamed(connection, _BY[key], params) if params["ids"] else iter(())


def _streamed(
    connection: sa.Connection, statement: sa.Select[Any], params: dict[str, Any]
) -> Iterator[list[ProductEntry]]:
    cursor = connection.execution_options(yield_per=BATCH)
    for rows in cursor.execute(statement, params).partitions(BATCH):
        yield [_product(row) for row in rows]


def _product(row: Any) -> ProductEntry:
    specs, attributes = _specs(row.specs)
    category = _tokens_of(row.category, row.category_ne)
    seller = _tokens_of(row.company_name, row.company_name_ne, row.range, row.range_ne)
    place = _tokens_of(row.district, row.district_ne)
    unit = price_unit(row.unit)
    return ProductEntry(
        id=row.id,
        seller_id=row.seller_id,
        category_id=row.category_id,
        lineage=_lineage(row.lineage),
        title=tokens(row.name, row.name_ne),
        text=f"{_tokens_of(row.keywords)} {category} {place}",
        details=f"{specs} {seller}",
        facets=facets.values(row),
        price=unit.price(row.price),
        moq=unit.quantity(row.moq),
        unit=unit.code,
        published_at=row.published_at,
        popularity=row.enquiry_count,
        range=row.product_range_id,
        attributes=attributes,
    )


@lru_cache(maxsize=20_000)
def _tokens_of(*texts: str | None) -> str:
    """Cached: products of one category or seller share these texts."""
    return tokens(*texts)


@lru_cache(maxsize=2_000)
def _lineage(ids: str) -> tuple[UUID, ...]:
    return tuple(map(UUID, ids.split()))


@lru_cache(maxsize=5_000)
def _specs(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """(tokens, attributes to filter by)"""
    specs: dict[str, str] = json.loads(text)
    attributes = tuple(
        (key, value)
        for key, value in specs.items()
        if _KEY.fullmatch(key) and 0 < len(value) <= MAX_VALUE_LENGTH
    )
    return tokens(*specs.values()), attributes


def names(
    connection: sa.Connection, ids: Sequence[UUID] | None = None
) -> list[NameEntry]:
    """Existing categories and active suppliers: all, or those among the ids."""
    if ids is None:
        of_categories, of_sellers = _CATEGORIES, _SELLERS
    else:
        of_categories = _CATEGORIES.where(categories.c.id.in_(_ids))
        of_sellers = _SOME_SELLERS
    params = {} if ids is None else {"ids": list(ids)}
    entries = [_category(row) for row in connection.execute(of_categories, params)]
    return entries + [_supplier(row) for row in connection.execute(of_sellers, params)]


def facts(connection: sa.Connection, ids: Iterable[UUID]) -> dict[UUID, object]:
    """What the entries of products contain of their sellers and categories."""
    params = {"ids": list(ids)}
    rows = [row for each in _FACTS for row in connection.execute(each, params)]
    return {row.id: repr(tuple(row)) for row in rows}


def _category(row: Any) -> NameEntry:
    """Wide categories are first, then the order of the tree."""
    rank = (4 - row.level) / 4 + 0.2 / (1 + row.position)
    name = tokens(row.name, row.name_ne)
    return NameEntry(id=row.id, kind="category", name=name, rank=rank)


def _supplier(row: Any) -> NameEntry:
    texts = (row.company_name, row.company_name_ne, row.district, row.district_ne)
    return NameEntry(
        id=row.id,
        kind="supplier",
        name=tokens(*texts),
        rank=log1p(row.offered) / log1p(MANY_PRODUCTS),
        facets=facets.values(row, facets.OF_SELLER),
    )
