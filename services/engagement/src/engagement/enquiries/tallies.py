"""How many enquiries stand where, whatever a list is filtered by."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.conversations.unread import UNREAD
from engagement.enquiries.columns import due_at, joined, status
from engagement.enquiries.filtering import end_of_today
from engagement.enquiries.models import TIME
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.queries import OWN
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.clock import now

MOST_LABELS = 50
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
_LABELS = (
    sa.select(enquiries.c.label, _number.label("count"))
    .select_from(joined)
    .where(OWN["seller"], enquiries.c.label.is_not(None))
    .group_by(enquiries.c.label)
    .order_by(_number.desc(), enquiries.c.label)
    .limit(MOST_LABELS)
)


async def of(reads: AsyncConnection, role: str, user_id: UUID) -> dict[str, Any]:
    """`counts` per status and `unread`; for a seller `due` and `labels` too."""
    asked = {"user_id": user_id, "now": now(), "midnight": end_of_today()}
    found = await reads.execute(_STATUSES[role], asked)
    counts = {row.status: row.number for row in found}
    unread = (await reads.execute(_UNREAD[role], asked)).scalar_one()
    known = {
        "counts": {name.value: counts.get(name.value, 0) for name in EnquiryStatus},
        "unread": unread,
    }
    if role == "seller":
        due = (await reads.execute(_DUE, asked)).mappings().one()
        labels = (await reads.execute(_LABELS, asked)).mappings().all()
        known |= {"due": dict(due), "labels": [dict(row) for row in labels]}
    return known
