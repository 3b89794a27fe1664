"""Suppliers of a search result, in the order of the engine."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.products.suppliers import CARD
from catalog.sellers.models import table as sellers

_in_ids = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
BY_IDS = sa.select(*CARD).where(sellers.c.id == _in_ids, sellers.c.status == "active")
HINTS = sa.select(
    sellers.c.id,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified.label("is_seller_verified"),
).where(sellers.c.id == _in_ids, sellers.c.status == "active")
