"""Reads of a product's page; built once, run in AUTOCOMMIT."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by

from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import images, products, ranges
from catalog.sellers.models import table as sellers

RELATED = 8

_crumb = categories.alias("crumb")


def _named(*names: str) -> Iterator[Any]:
    for name in names:
        yield from (sa.literal_column(f"'{name}'"), _crumb.c[name])


_breadcrumb = (
    sa.select(
        sa.func.json_agg(
            aggregate_order_by(
                sa.func.json_build_object(*_named("id", "name", "name_ne", "slug")),
                _crumb.c.level,
            )
        )
    )
    .where(_crumb.c.id == sa.any_(categories.c.lineage))
    .scalar_subquery()
)
_pictures = sa.func.array(
    sa.select(images.c.path)
    .where(images.c.product_id == products.c.id)
    .order_by(images.c.position, images.c.id)
    .scalar_subquery()
)
_others = products.alias("others")
SELLERS_PRODUCTS = (
    sa.select(sa.func.count())
    .where(_others.c.seller_id == sellers.c.id, _others.c.status == "published")
    .correlate(sellers)
    .scalar_subquery()
    .label("product_count")
)
PAGE = (
    sa.select(
        *cards.COLUMNS,
        products.c.description,
        products.c.description_ne,
        products.c.price_tiers,
        products.c.specs,
        products.c.keywords,
        products.c.lead_time_days,
        products.c.seller_id,
        categories.c.lineage,
        ranges.c.name.label("range_name"),
        ranges.c.name_ne.label("range_name_ne"),
        ranges.c.slug.label("range_slug"),
        sellers.c.company_logo,
        sellers.c.colour,
        sellers.c.established,
        sellers.c.province_id,
        SELLERS_PRODUCTS,
        _breadcrumb.label("breadcrumb"),
        _pictures.label("pictures"),
    )
    .select_from(
        cards.SOURCE.outerjoin(ranges, ranges.c.id == products.c.product_range_id)
    )
    .where(cards.PUBLIC, products.c.slug == sa.bindparam("slug"))
)

# Its own category first, then the rest of the branch two levels up.
ALIKE = (
    cards.PUBLISHED.where(
        products.c.id != sa.bindparam("id"),
        sa.bindparam("branch", type_=sa.Uuid) == sa.any_(categories.c.lineage),
    )
    .order_by(
        (products.c.category_id == sa.bindparam("category")).desc(),
        *cards.WANTED_FIRST,
    )
    .limit(RELATED)
)
