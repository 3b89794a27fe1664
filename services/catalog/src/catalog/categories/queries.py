"""Reads of the tree; built once, run in AUTOCOMMIT."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by, array

from catalog.categories.models import aliases, table
from catalog.categories.models import product_counts as counts

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

# Each count is one of the category's and of all above it: no product is read.
_counted = (
    sa.select(sa.func.unnest(table.c.lineage).label("id"), counts.c.n)
    .select_from(counts.join(table, table.c.id == counts.c.category_id))
    .subquery()
)
PRODUCT_COUNTS = sa.select(
    _counted.c.id,
    sa.cast(sa.func.sum(_counted.c.n), sa.BigInteger).label("product_count"),
).group_by(_counted.c.id)

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

_level4 = (
    sa.select(
        table.c.id,
        table.c.name,
        table.c.name_ne,
        table.c.slug,
        _path.label("path"),
        table.c.parent_id,
    )
    .where(_alive, table.c.level == 4)
    .order_by(table.c.lineage[1:3], table.c.position, table.c.name)
)
LEVEL4 = _level4

_below = table.alias("below")
PRODUCT_COUNT = (
    sa.select(sa.cast(sa.func.coalesce(sa.func.sum(counts.c.n), 0), sa.BigInteger))
    .select_from(counts.join(_below, _below.c.id == counts.c.category_id))
    .where(_below.c.lineage.contains(array([table.c.id])))
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
BY_ALIAS = (
    sa.select(table.c.slug)
    .join(aliases, aliases.c.category_id == table.c.id)
    .where(_alive, aliases.c.slug == sa.bindparam("slug"))
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
LEVEL4_BELOW = _level4.where(
    sa.bindparam("id", type_=sa.Uuid) == sa.any_(table.c.lineage)
)
INDUSTRIES = (
    sa.select(*_CARD)
    .where(_alive, table.c.level == 1)
    .order_by(table.c.position, table.c.name)
)
