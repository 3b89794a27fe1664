"""Suppliers in lists: their card, and rows of the engine's hits."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.products.queries import SELLERS_PRODUCTS
from catalog.sellers.models import CLOSED_UNTIL
from catalog.sellers.models import table as sellers

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
    SELLERS_PRODUCTS,
)
_in_ids = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
BY_IDS = sa.select(*CARD).where(sellers.c.id == _in_ids, sellers.c.status == "active")
HINTS = sa.select(
    sellers.c.id,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified.label("is_seller_verified"),
).where(sellers.c.id == _in_ids, sellers.c.status == "active")
