"""Who sells most of what is wanted in a category and below it."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import array

from catalog.categories.models import table
from catalog.products.models import PUBLISHED_STATUS, products
from catalog.search.suppliers import CARD
from catalog.sellers.models import table as sellers

MOST = 6
# Of each category below: enough to tell who matters, however many there are.
LOOKED_AT = 24

_peers = products.alias("peers")
# By its index; a plain join would walk the most wanted of the whole catalogue.
_wanted_of_each = (
    sa.select(_peers.c.seller_id)
    .where(_peers.c.category_id == table.c.id, _peers.c.status == PUBLISHED_STATUS)
    .order_by(_peers.c.enquiry_count.desc(), _peers.c.id)
    .limit(LOOKED_AT)
    .lateral("wanted_of_each")
)
_wanted = (
    sa.select(_wanted_of_each.c.seller_id)
    .select_from(table.join(_wanted_of_each, sa.true()))
    .where(table.c.lineage.contains(array([sa.bindparam("id", type_=sa.Uuid)])))
    .subquery()
)
_counted = (
    sa.select(_wanted.c.seller_id, sa.func.count().label("number"))
    .group_by(_wanted.c.seller_id)
    .subquery()
)
TOP = (
    sa.select(*CARD)
    .select_from(sellers.join(_counted, _counted.c.seller_id == sellers.c.id))
    .where(sellers.c.status == "active")
    .order_by(sellers.c.is_verified.desc(), _counted.c.number.desc(), sellers.c.id)
    .limit(MOST)
)
