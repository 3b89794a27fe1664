"""Suppliers of a search result, in the order of the engine."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.products.suppliers import CARD
from catalog.sellers.models import WITH_RESPONSE, responses
from catalog.sellers.models import table as sellers

_in_ids = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
BY_IDS = (
    sa.select(*CARD, sellers.c.district_id, responses.c.response_time_hours)
    .select_from(WITH_RESPONSE)
    .where(sellers.c.id == _in_ids, sellers.c.status == "active")
)
# By distance or time to answer; then as the engine has them.
_districts = sa.bindparam("districts", type_=ARRAY(sa.Integer))
_as_found = sa.func.array_position(
    sa.bindparam("ids", type_=ARRAY(sa.Uuid)), sellers.c.id
)
_one_page = (
    BY_IDS.with_only_columns(sellers.c.id, maintain_column_froms=True)
    .limit(sa.bindparam("limit", type_=sa.Integer))
    .offset(sa.bindparam("offset", type_=sa.Integer))
)
NEAREST = _one_page.order_by(
    sa.func.array_position(_districts, sellers.c.district_id).nulls_last(), _as_found
)
QUICKEST = _one_page.order_by(responses.c.response_time_hours.nulls_last(), _as_found)
HINTS = sa.select(
    sellers.c.id,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified.label("is_seller_verified"),
).where(sellers.c.id == _in_ids, sellers.c.status == "active")
