"""Reads of the tree; built once, run in AUTOCOMMIT."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by

from catalog.categories.models import table
from catalog.products.models import products
from catalog.sellers.models import table as sellers

_alive = ~table.c.is_deleted

TREE = (
    sa.select(
        table.c.id,
        table.c.parent_id,
        table.c.level,
        table.c.name,
        table.c.name_ne,
        table.c.slug,
        table.c.icon,
        table.c.image,
    )
    .where(_alive, table.c.level <= 3)
    .order_by(table.c.level, table.c.position, table.c.name)
)

_above = table.alias("above")
_path = (
    sa.select(
        sa.func.string_agg(
            sa.cast(_above.c.slug, sa.Text),
            aggregate_order_by(sa.literal_column("'/'"), _above.c.level),
        )
    )
    .where(_above.c.id == sa.any_(table.c.lineage))
    .scalar_subquery()
)

LEVEL4 = (
    sa.select(
        table.c.id,
        table.c.name,
        table.c.name_ne,
        table.c.slug,
        _path.label("path"),
        table.c.parent_id,
    )
    .where(_alive, table.c.level == 4)
    .order_by(table.c.lineage, table.c.position)
)

_below = table.alias("below")
PRODUCT_COUNT = (
    sa.select(sa.func.count())
    .select_from(
        products.join(_below, _below.c.id == products.c.category_id).join(
            sellers, sellers.c.id == products.c.seller_id
        )
    )
    .where(
        table.c.id == sa.any_(_below.c.lineage),
        products.c.status == "published",
        sellers.c.status == "active",
    )
    .correlate(table)
    .scalar_subquery()
    .label("product_count")
)
_CARD = (
    table.c.id,
    table.c.name,
    table.c.name_ne,
    table.c.slug,
    table.c.icon,
    table.c.image,
    table.c.level,
    table.c.is_leaf,
    PRODUCT_COUNT,
)

BY_SLUG = sa.select(*_CARD, table.c.lineage).where(
    _alive, table.c.slug == sa.bindparam("slug")
)
BREADCRUMB = (
    sa.select(table.c.id, table.c.name, table.c.name_ne, table.c.slug)
    .where(table.c.id == sa.any_(sa.bindparam("lineage", type_=table.c.lineage.type)))
    .order_by(table.c.level)
)
CHILDREN = (
    sa.select(*_CARD)
    .where(_alive, table.c.parent_id == sa.bindparam("id"))
    .order_by(table.c.position, table.c.name)
)
LEVEL4_BELOW = LEVEL4.where(
    sa.bindparam("id", type_=sa.Uuid) == sa.any_(table.c.lineage)
)
INDUSTRIES = (
    sa.select(*_CARD)
    .where(_alive, table.c.level == 1)
    .order_by(table.c.position, table.c.name)
)
