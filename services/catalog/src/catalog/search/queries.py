"""Statements of the product search, built once for each shape of a query.

A shape is how many words were typed and which filters are on; the values are bound.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import products
from catalog.sellers.models import table as sellers

MOST_FACETS = 20
VERIFIED_BOOST = 0.10  # together with popularity at most 15 % (D22)
POPULAR_BOOST = 0.05
POPULAR_AT = 50

_NARROW = {
    "category": sa.select(categories.c.id)
    .where(
        categories.c.slug == sa.bindparam("category"),
        categories.c.id == sa.any_(sa.literal_column("found_in.lineage")),
    )
    .exists(),
    "district": sellers.c.district_id == sa.bindparam("district"),
    "moq_max": products.c.moq <= sa.bindparam("moq_max"),
}
# These stay countable when they are on: their facet shows what else there is.
_SOFT = {
    "province": sellers.c.province_id == sa.bindparam("province"),
    "verified": sellers.c.is_verified == sa.bindparam("verified"),
    "price_min": products.c.price >= sa.bindparam("price_min"),
    "price_max": products.c.price <= sa.bindparam("price_max"),
}
_BOOST = (
    1
    + sa.case((sellers.c.is_verified, VERIFIED_BOOST), else_=0.0)
    + POPULAR_BOOST
    * sa.func.least(products.c.enquiry_count, POPULAR_AT)
    / sa.cast(POPULAR_AT, sa.Float)
)


@dataclass(frozen=True)
class Shape:
    words: int
    filters: frozenset[str]
    sort: str = "relevance"


def _spelled(column: Any, words: int, kind: str) -> Any:
    return sa.and_(*(column.like(sa.bindparam(f"{kind}_{i}")) for i in range(words)))


def _narrowed(shape: Shape) -> list[Any]:
    where = [cards.PUBLIC]
    for i in range(shape.words):
        key = products.c.search_key
        kinds = ("spelled", "bones")
        where.append(sa.or_(*(key.like(sa.bindparam(f"{k}_{i}")) for k in kinds)))
    where += [_NARROW[name] for name in sorted(shape.filters & _NARROW.keys())]
    return where


def _score(words: int) -> Any:
    """Title before text, whole words before beginnings, then a bounded boost."""
    if not words:
        return _BOOST
    title, text = products.c.title_key, products.c.search_key
    return (
        sa.case(
            (_spelled(title, words, "whole"), 1.0),
            (_spelled(title, words, "spelled"), 0.8),
            (_spelled(text, words, "whole"), 0.5),
            else_=0.35,
        )
        * _BOOST
    )


_SORTS: dict[str, tuple[Any, ...]] = {
    "newest": (products.c.published_at.desc(),),
    "price_asc": (products.c.price.asc().nulls_last(),),
    "price_desc": (products.c.price.desc().nulls_last(),),
}
_found_in = categories.alias("found_in")
_SOURCE = cards.OF_SELLER.join(_found_in, _found_in.c.id == products.c.category_id)


@lru_cache(maxsize=512)
def rows(shape: Shape) -> sa.Select[Any]:
    """One page of cards."""
    soft = [_SOFT[name] for name in sorted(shape.filters & _SOFT.keys())]
    relevance = (_score(shape.words).desc(), products.c.enquiry_count.desc())
    found = (
        sa.select(
            products.c.id,
            sa.func.row_number()
            .over(order_by=(*_SORTS.get(shape.sort, relevance), products.c.id))
            .label("place"),
        )
        .select_from(_SOURCE)
        .where(*_narrowed(shape), *soft)
        .order_by(sa.literal_column("place"))
        .limit(sa.bindparam("limit"))
        .offset(sa.bindparam("offset"))
        .subquery("found")
    )
    source = cards.SOURCE.join(found, found.c.id == products.c.id)
    return sa.select(*cards.COLUMNS).select_from(source).order_by(found.c.place)


@lru_cache(maxsize=512)
def facets(shape: Shape) -> sa.Select[Any]:
    """One row: total, categories, provinces, lowest and highest price, verified."""
    on = shape.filters & _SOFT.keys()
    hits = (
        sa.select(
            products.c.category_id,
            products.c.price,
            sellers.c.province_id,
            sellers.c.is_verified,
            *(
                sa.func.coalesce(_SOFT[name], False).label(f"ok_{name}")
                for name in sorted(on)
            ),
        )
        .select_from(_SOURCE)
        .where(*_narrowed(shape))
        .cte("hits")
    )

    def but(*mine: str) -> Any:
        return sa.and_(sa.true(), *(hits.c[f"ok_{name}"] for name in on - set(mine)))

    prices = but("price_min", "price_max")
    return sa.select(
        sa.func.count().filter(but()).label("total"),
        _by_category(hits, but()).label("categories"),
        _by_province(hits, but("province")).label("provinces"),
        sa.func.min(hits.c.price).filter(prices).label("lowest"),
        sa.func.max(hits.c.price).filter(prices).label("highest"),
        sa.func.count().filter(but("verified"), hits.c.is_verified).label("verified"),
    ).select_from(hits)


def _by_category(hits: Any, where: Any) -> Any:
    counted = (
        sa.select(
            categories.c.id,
            categories.c.name,
            categories.c.name_ne,
            categories.c.slug,
            sa.func.count().label("count"),
        )
        .select_from(hits.join(categories, categories.c.id == hits.c.category_id))
        .where(where)
        .group_by(categories.c.id)
        .order_by(sa.desc("count"), categories.c.name)
        .limit(MOST_FACETS)
        .subquery()
    )
    return _as_json(counted)


def _by_province(hits: Any, where: Any) -> Any:
    counted = (
        sa.select(hits.c.province_id.label("id"), sa.func.count().label("count"))
        .where(where, hits.c.province_id.is_not(None))
        .group_by(hits.c.province_id)
        .order_by(hits.c.province_id)
        .subquery()
    )
    return _as_json(counted)


def _as_json(counted: sa.Subquery) -> Any:
    rows = sa.func.json_agg(sa.func.row_to_json(counted.table_valued()))
    empty: Any = sa.literal_column("'[]'::json")
    return (
        sa.select(sa.func.coalesce(rows, empty)).select_from(counted).scalar_subquery()
    )
