"""Suppliers in lists: their card, and those with the most products of a category."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import array

from catalog.categories.models import table as categories
from catalog.products.models import PUBLISHED_STATUS, products
from catalog.sellers.models import CLOSED_UNTIL, RATING
from catalog.sellers.models import table as sellers

_others = products.alias("others")
PRODUCT_COUNT = (
    sa.select(sa.func.count())
    .where(_others.c.seller_id == sellers.c.id, _others.c.status == PUBLISHED_STATUS)
    .correlate(sellers)
    .scalar_subquery()
    .label("product_count")
)
CARD = (
    sellers.c.id,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified.label("is_seller_verified"),
    sellers.c.district,
    sellers.c.district_ne,
    sellers.c.company_logo,
    sellers.c.colour,
    sellers.c.established,
    sellers.c.province_id,
    CLOSED_UNTIL,
    RATING,
    PRODUCT_COUNT,
)

MAX_SUPPLIERS = 6
# Of each category below: enough to tell who matters, however many there are.
LOOKED_AT = 24

_peers = products.alias("peers")
# By its index; a plain join would walk the most wanted of the whole catalogue.
_wanted_of_each = (
    sa.select(_peers.c.seller_id)
    .where(_peers.c.category_id == categories.c.id, _peers.c.status == PUBLISHED_STATUS)
    .order_by(_peers.c.enquiry_count.desc(), _peers.c.id)
    .limit(LOOKED_AT)
    .lateral("wanted_of_each")
)
_wanted = (
    sa.select(_wanted_of_each.c.seller_id)
    .select_from(categories.join(_wanted_of_each, sa.true()))
    .where(categories.c.lineage.contains(array([sa.bindparam("id", type_=sa.Uuid)])))
    .subquery()
)
_counted = (
    sa.select(_wanted.c.seller_id, sa.func.count().label("number"))
    .group_by(_wanted.c.seller_id)
    .subquery()
)
TOP_OF_CATEGORY = (
    sa.select(*CARD)
    .select_from(sellers.join(_counted, _counted.c.seller_id == sellers.c.id))
    .where(sellers.c.status == "active")
    .order_by(sellers.c.is_verified.desc(), _counted.c.number.desc(), sellers.c.id)
    .limit(MAX_SUPPLIERS)
)
