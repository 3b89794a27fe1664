"""Reads of a product's page; built once, run in AUTOCOMMIT."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by, array

from catalog.categories.models import table as categories
from catalog.products import cards, wide_cards
from catalog.products.models import (
    PUBLISHED_STATUS,
    enquiries,
    images,
    products,
    ranges,
    views,
)
from catalog.products.suppliers import PRODUCT_COUNT
from catalog.questions.models import ANSWERED_COUNT
from catalog.sellers.models import table as sellers
from catalog.videos import queries as videos

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


def _since(counts: sa.Table, name: str) -> Any:
    """How many since a day of Nepal."""
    counted = sa.select(sa.func.coalesce(sa.func.sum(counts.c.count), 0)).where(
        counts.c.product_id == products.c.id,
        counts.c.day >= sa.bindparam("since", type_=sa.Date),
    )
    return counted.scalar_subquery().label(name)


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
        sellers.c.established,
        *wide_cards.OF_SELLER,
        PRODUCT_COUNT,
        _since(views, "viewed_this_week"),
        _since(enquiries, "enquiries_this_week"),
        ANSWERED_COUNT,
        _breadcrumb.label("breadcrumb"),
        _pictures.label("pictures"),
        videos.OF_PRODUCT.label("video"),
    )
    .select_from(
        wide_cards.SOURCE.outerjoin(ranges, ranges.c.id == products.c.product_range_id)
    )
    .where(cards.PUBLIC, products.c.slug == sa.bindparam("slug"))
)

# The most wanted of one category by its index, whatever the size of the catalogue.
_ALIKE_EACH = 3 * RELATED
_peers = products.alias("peers")


def _wanted_of(category: Any) -> sa.Select[Any]:
    return (
        sa.select(_peers.c.id)
        .where(_peers.c.category_id == category, _peers.c.status == PUBLISHED_STATUS)
        .order_by(_peers.c.enquiry_count.desc(), _peers.c.id)
        .limit(_ALIKE_EACH)
    )


_others_public = cards.PUBLISHED.where(products.c.id != sa.bindparam("id"))
ALIKE = (
    _others_public.where(
        products.c.id.in_(_wanted_of(sa.bindparam("category", type_=sa.Uuid)))
    )
    .order_by(*cards.WANTED_FIRST)
    .limit(RELATED)
)
# The rest of the branch two levels up, after its own category.
_branch = categories.alias("branch")
_peer_ids = _wanted_of(_branch.c.id).lateral("peer_ids")
_in_branch = (
    sa.select(_peer_ids.c.id)
    .select_from(_branch.join(_peer_ids, sa.true()))
    .where(_branch.c.lineage.contains(array([sa.bindparam("branch", type_=sa.Uuid)])))
)
ALIKE_IN_BRANCH = (
    _others_public.where(products.c.id.in_(_in_branch))
    .order_by(
        (products.c.category_id == sa.bindparam("category", type_=sa.Uuid)).desc(),
        *cards.WANTED_FIRST,
    )
    .limit(RELATED)
)

# Also of a product that is not public any more: its address still leads somewhere.
STOOD_IN = (
    sa.select(products.c.id, products.c.category_id, categories.c.lineage)
    .select_from(products.join(categories, categories.c.id == products.c.category_id))
    .where(
        products.c.slug == sa.bindparam("slug"), products.c.published_at.is_not(None)
    )
)
