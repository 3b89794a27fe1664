"""A row of a list of enquiries, as SQL; its time is the value `now`."""

from datetime import timedelta
from typing import Any

import sqlalchemy as sa

from engagement.accounts.suspensions.queries import is_suspended
from engagement.conversations.models import table as messages
from engagement.enquiries.deadlines import ANSWER_WITHIN
from engagement.enquiries.models import TIME
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.transitions import EXPIRABLE
from engagement.enquiries.unread import UNREAD
from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers

MAX_EXCERPT = 160
ANSWER_WITHIN_H = ANSWER_WITHIN // timedelta(hours=1)
_now = sa.bindparam("now", type_=TIME)

# A row past its time reads as expired even before the timer has written it.
status = sa.case(
    (
        sa.and_(
            enquiries.c.status.in_(EXPIRABLE),
            enquiries.c.expires_at <= _now,
            ~is_suspended(enquiries.c.buyer_id, enquiries.c.seller_id),
        ),
        "expired",
    ),
    else_=enquiries.c.status,
)
# Until when the seller's answer still is prompt.
answer_due_at = sa.case(
    (
        sa.and_(enquiries.c.status.in_(EXPIRABLE), enquiries.c.expires_at > _now),
        enquiries.c.waiting_since + sa.func.make_interval(0, 0, 0, 0, ANSWER_WITHIN_H),
    ),
)
due_at = sa.func.least(answer_due_at, enquiries.c.remind_at, type_=TIME)

_last = (
    sa.select(
        sa.func.left(messages.c.body, MAX_EXCERPT).label("body"),
        messages.c.sender_role,
        messages.c.created_at,
    )
    .where(messages.c.enquiry_id == enquiries.c.id, messages.c.removed_at.is_(None))
    .order_by(messages.c.id.desc())
    .limit(1)
    .correlate(enquiries)
    .lateral("last_message")
)
joined: Any = (
    enquiries.outerjoin(sellers, sellers.c.seller_id == enquiries.c.seller_id)
    .outerjoin(categories, categories.c.category_id == enquiries.c.category_id)
    .outerjoin(products, products.c.product_id == enquiries.c.product_id)
)
rows = sa.select(
    *(column for column in enquiries.c if column.name != "status"),
    status.label("status"),
    answer_due_at.label("answer_due_at"),
    due_at.label("due_at"),
    *(UNREAD[role].label(f"{role}_unread") for role in ("seller", "buyer")),
    _last.c.body.label("last_body"),
    _last.c.sender_role.label("last_role"),
    _last.c.created_at.label("last_message_at"),
    sellers.c.owner_id,
    sellers.c.status.label("seller_status"),
    sellers.c.slug.label("seller_slug"),
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.company_logo,
    sellers.c.colour,
    sellers.c.is_verified,
    categories.c.slug.label("category_slug"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
    products.c.slug.label("product_slug"),
    products.c.name_ne.label("product_name_ne"),
    products.c.image,
    products.c.price,
    products.c.currency,
    products.c.unit.label("product_unit"),
).select_from(joined.outerjoin(_last, sa.true()))
