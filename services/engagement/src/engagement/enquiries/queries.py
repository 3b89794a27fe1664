"""Reads of enquiries: prebuilt statements, each for its caller's own rows (D13)."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional
from engagement.enquiries import columns
from engagement.enquiries.columns import due_at, status
from engagement.enquiries.filters import FIGURE_CONDITIONS, Sort
from engagement.enquiries.models import TIME, history
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.transitions import EXPIRABLE
from engagement.enquiries.unread import UNREAD
from engagement.replicas.sellers.models import table as sellers
from engagement.search_text import contains
from servicekit.clock import now

Wanted = Mapping[str, Any]


def _absent_or(name: str, type_: Any, condition: Any) -> Any:
    """The condition holds, or its parameter was not given."""
    parameter = optional(name, type_)
    return sa.or_(parameter.is_(None), condition(parameter))


# A suspended company reads its open items, without contacts.
_may_read = sa.or_(
    sellers.c.status != "suspended", enquiries.c.status.in_((*EXPIRABLE, "won"))
)
OWN = {
    "seller": sa.and_(sellers.c.owner_id == sa.bindparam("user_id"), _may_read),
    "buyer": enquiries.c.buyer_id == sa.bindparam("user_id"),
}
_searched = [enquiries.c.requirements, enquiries.c.product_name]
_label_text = sa.func.array_to_string(enquiries.c.labels, " ")
_any_label = sa.any_(enquiries.c.labels)
_crm = [_label_text, enquiries.c.private_note, enquiries.c.next_step]
_text_of = {
    "seller": [
        *_searched,
        *_crm,
        *(
            sa.case((sellers.c.status != "suspended", contact))
            for contact in (enquiries.c.name, enquiries.c.phone, enquiries.c.email)
        ),
    ],
    "buyer": [*_searched, sellers.c.company_name, sellers.c.company_name_ne],
}
_newest = (enquiries.c.created_at.desc(), enquiries.c.id.desc())
_needs_answer = (enquiries.c.status == "info_requested").desc()
_due_first = {"seller": due_at.asc().nulls_last(), "buyer": _needs_answer}


def _filters(role: str) -> list[Any]:
    filters = [
        OWN[role],
        FIGURE_CONDITIONS,
        sa.or_(optional("unread", sa.Boolean).is_not(sa.true()), UNREAD[role] > 0),
        _absent_or("statuses", ARRAY(sa.Text), lambda p: status == sa.any_(p)),
        _absent_or("product_id", sa.Uuid, lambda p: enquiries.c.product_id == p),
        _absent_or("district_id", sa.Integer, lambda p: enquiries.c.district_id == p),
        contains(*_text_of[role]),
    ]
    if role == "seller":
        filters.append(_absent_or("label", sa.Text, lambda p: p == _any_label))
        filters.append(_absent_or("due_before", TIME, lambda p: due_at <= p))
    return filters


def _orders(role: str) -> Mapping[Sort, tuple[Any, ...]]:
    return {
        "newest": _newest,
        "oldest": (enquiries.c.created_at, enquiries.c.id),
        "updated": (enquiries.c.updated_at.desc(), enquiries.c.id.desc()),
        "due": (_due_first[role], *_newest),
    }


_LIST = {
    (role, sort): columns.rows.where(*_filters(role))
    .order_by(*order)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
    for role in OWN
    for sort, order in _orders(role).items()
}
_TOTAL = {
    role: sa.select(sa.func.count()).select_from(columns.joined).where(*_filters(role))
    for role in OWN
}
_ONE = columns.rows.where(enquiries.c.id == sa.bindparam("id"))
_HISTORY = (
    sa.select(history)
    .where(history.c.enquiry_id == sa.bindparam("id"))
    .order_by(history.c.at, history.c.id)
)
_OWNS_A_COMPANY = sa.select(sa.literal(1)).where(
    sellers.c.owner_id == sa.bindparam("user_id")
)


async def page(
    reads: AsyncConnection, role: str, wanted: Wanted, sort: Sort = "newest"
) -> tuple[Sequence[sa.RowMapping], int]:
    """The rows, and how many there are in all. A filter not named is none."""
    result = await reads.execute(_LIST[role, sort], {**wanted, "now": now()})
    return result.mappings().all(), await total(reads, role, wanted)


async def total(reads: AsyncConnection, role: str, wanted: Wanted) -> int:
    result = await reads.execute(_TOTAL[role], {**wanted, "now": now()})
    number: int = result.scalar_one()
    return number


def batch(session: Session, wanted: Wanted, sort: Sort) -> Sequence[sa.RowMapping]:
    """Of a seller's rows."""
    result = session.execute(_LIST["seller", sort], {**wanted, "now": now()})
    return result.mappings().all()


async def owns_a_company(reads: AsyncConnection, user_id: UUID) -> bool:
    result = await reads.execute(_OWNS_A_COMPANY, {"user_id": user_id})
    return result.first() is not None


def one(
    session: Session, enquiry_id: UUID
) -> tuple[sa.RowMapping | None, Sequence[sa.RowMapping]]:
    """With its history; read inside this transaction."""
    session.flush()
    params = {"id": enquiry_id, "now": now()}
    row = session.execute(_ONE, params).mappings().first()
    return row, session.execute(_HISTORY, params).mappings().all()
