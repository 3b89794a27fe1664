"""Reads of the home page; built once, run in AUTOCOMMIT."""

import sqlalchemy as sa

from catalog.categories.models import table as categories
from catalog.home.models import table as requirements
from catalog.products import cards
from catalog.products.models import products, trends
from catalog.products.suppliers import CARD
from catalog.sellers.models import responses
from catalog.sellers.models import table as sellers
from catalog.units.models import table as units

PRODUCTS, SELLERS, PRODUCTS_EACH, REQUIREMENTS = 12, 6, 3, 12

# Nothing here reads a whole table: the first page costs the same at a million.
_MAX_WANTED, _MAX_FASTEST = 20 * PRODUCTS, 20 * SELLERS

# Without a score of these days it is 0; among equals by all enquiries.
WANTED_NOW = (sa.func.coalesce(trends.c.score, 0).desc(), *cards.WANTED_FIRST)
_first = products.alias("first")
_wanted_now = (
    sa.select(trends.c.product_id)
    .order_by(trends.c.score.desc(), trends.c.product_id)
    .limit(_MAX_WANTED)
)
_by_enquiries = (
    sa.select(_first.c.id)
    # A card without a picture sells nothing on the first page.
    .where(_first.c.status == "published", _first.c.image.is_not(None))
    .order_by(_first.c.enquiry_count.desc(), _first.c.id)
    .limit(_MAX_WANTED)
)
_candidates = sa.union(
    sa.select(_wanted_now.subquery()), sa.select(_by_enquiries.subquery())
)
TRENDING = (
    sa.select(*cards.COLUMNS)
    .select_from(cards.SOURCE.outerjoin(trends, trends.c.product_id == products.c.id))
    .where(
        cards.PUBLIC,
        products.c.image.is_not(None),
        products.c.id.in_(_candidates),
    )
    .order_by(*WANTED_NOW)
    .limit(PRODUCTS)
)

_fastest = (
    sa.select(sellers.c.id)
    .select_from(sellers.outerjoin(responses, responses.c.seller_id == sellers.c.id))
    .where(sellers.c.status == "active", sellers.c.is_verified)
    .order_by(responses.c.response_time_hours.asc().nulls_last(), sellers.c.id)
    .limit(_MAX_FASTEST)
)
_wanted = (
    sa.select(
        products.c.seller_id, sa.func.sum(products.c.enquiry_count).label("enquiries")
    )
    .where(
        products.c.seller_id.in_(_fastest),
        products.c.status == "published",
        products.c.image.is_not(None),
    )
    .group_by(products.c.seller_id)
    .having(sa.func.count() >= PRODUCTS_EACH)
    .subquery()
)
FEATURED_SELLERS = (
    sa.select(*CARD, responses.c.response_rate, responses.c.response_time_hours)
    .select_from(
        sellers.join(_wanted, _wanted.c.seller_id == sellers.c.id).outerjoin(
            responses, responses.c.seller_id == sellers.c.id
        )
    )
    .where(sellers.c.status == "active", sellers.c.is_verified)
    .order_by(
        responses.c.response_time_hours.asc().nulls_last(),
        _wanted.c.enquiries.desc(),
        sellers.c.id,
    )
    .limit(SELLERS)
)
_place = (
    sa.func.row_number()
    .over(partition_by=products.c.seller_id, order_by=cards.WANTED_FIRST)
    .label("place")
)
_of_them = (
    sa.select(products.c.id, _place)
    .select_from(cards.OF_SELLER)
    .where(
        cards.PUBLIC,
        products.c.image.is_not(None),
        products.c.seller_id.in_(sa.bindparam("sellers", expanding=True)),
    )
    .subquery()
)
THEIR_PRODUCTS = (
    sa.select(*cards.COLUMNS)
    .select_from(cards.SOURCE.join(_of_them, _of_them.c.id == products.c.id))
    .where(_of_them.c.place <= PRODUCTS_EACH)
    .order_by(products.c.seller_id, _of_them.c.place)
)
LATEST_REQUIREMENTS = (
    sa.select(
        requirements.c.id,
        requirements.c.title,
        requirements.c.title_ne,
        requirements.c.quantity,
        units.c.symbol.label("unit"),
        units.c.name_ne.label("unit_ne"),
        categories.c.slug.label("category"),
        requirements.c.district,
        requirements.c.district_ne,
        requirements.c.image,
        requirements.c.note,
        requirements.c.note_ne,
        requirements.c.opened_at,
    )
    .select_from(
        requirements.join(
            categories, categories.c.id == requirements.c.category_id
        ).outerjoin(units, units.c.id == requirements.c.unit_id)
    )
    .where(requirements.c.is_open)
    .order_by(requirements.c.opened_at.desc(), requirements.c.id)
    .limit(REQUIREMENTS)
)
