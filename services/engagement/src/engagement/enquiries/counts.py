"""Counts of enquiries by status, label, product and district, independent of the
filters of a list."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.enquiries.columns import due_at, joined, status
from engagement.enquiries.filters import end_of_today
from engagement.enquiries.models import TIME
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.queries import OWN
from engagement.enquiries.transitions import EnquiryStatus
from engagement.enquiries.unread import UNREAD
from engagement.replicas.products.models import table as products
from servicekit.clock import now

MAX_CHOICES = 50
_number = sa.func.count()
_midnight = sa.bindparam("midnight", type_=TIME)
_STATUSES = {
    role: sa.select(status.label("status"), _number.label("number"))
    .select_from(joined)
    .where(own)
    .group_by(sa.text("1"))
    for role, own in OWN.items()
}
_UNREAD = {
    role: sa.select(_number).select_from(joined).where(own, UNREAD[role] > 0)
    for role, own in OWN.items()
}
_DUE = (
    sa.select(
        sa.func.count(due_at).label("any"),
        _number.filter(due_at <= _midnight).label("today"),
        _number.filter(due_at <= sa.bindparam("now", type_=TIME)).label("overdue"),
    )
    .select_from(joined)
    .where(OWN["seller"])
)
_each = (
    sa.func.unnest(enquiries.c.labels)
    .table_valued("label")
    .render_derived("each")
    .lateral()
)
_LABELS = (
    sa.select(_each.c.label, _number.label("count"))
    .select_from(joined.join(_each, sa.true()))
    .where(OWN["seller"])
    .group_by(_each.c.label)
    .order_by(_number.desc(), _each.c.label)
    .limit(MAX_CHOICES)
)
_PRODUCTS = (
    sa.select(
        enquiries.c.product_id.label("id"),
        sa.func.max(enquiries.c.product_name).label("name"),
        sa.func.max(products.c.name_ne).label("name_ne"),
        _number.label("count"),
    )
    .select_from(joined)
    .where(OWN["seller"], enquiries.c.product_id.is_not(None))
    .group_by(enquiries.c.product_id)
    .order_by(_number.desc(), enquiries.c.product_id)
    .limit(MAX_CHOICES)
)
_DISTRICTS = (
    sa.select(enquiries.c.district_id.label("id"), _number.label("count"))
    .select_from(joined)
    .where(OWN["seller"], enquiries.c.district_id.is_not(None))
    .group_by(enquiries.c.district_id)
    .order_by(_number.desc(), enquiries.c.district_id)
    .limit(MAX_CHOICES)
)
_CHOICES = {"labels": _LABELS, "products": _PRODUCTS, "districts": _DISTRICTS}


async def of(reads: AsyncConnection, role: str, user_id: UUID) -> dict[str, Any]:
    """`counts` per status and `unread`; for a seller `due` too, and filter choices:
    `labels`, `products`, `districts`, the most frequent first."""
    params = {"user_id": user_id, "now": now(), "midnight": end_of_today()}
    result = await reads.execute(_STATUSES[role], params)
    counts = {row.status: row.number for row in result}
    unread = (await reads.execute(_UNREAD[role], params)).scalar_one()
    meta = {
        "counts": {name.value: counts.get(name.value, 0) for name in EnquiryStatus},
        "unread": unread,
    }
    if role == "seller":
        due = (await reads.execute(_DUE, params)).mappings().one()
        meta["due"] = dict(due)
        for name, choices in _CHOICES.items():
            rows = (await reads.execute(choices, params)).mappings().all()
            meta[name] = [dict(row) for row in rows]
    return meta
