"""Reads of enquiries: prebuilt statements, each for its caller's own rows (D13)."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.categories.models import table as categories
from engagement.enquiries.models import history
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.transitions import EXPIRABLE
from engagement.products.models import table as products
from engagement.sellers.models import table as sellers

# A row past its time reads as expired even before the timer has written it.
status = sa.case(
    (
        sa.and_(
            enquiries.c.status.in_(EXPIRABLE), enquiries.c.expires_at <= sa.func.now()
        ),
        "expired",
    ),
    else_=enquiries.c.status,
)
_joined = (
    enquiries.outerjoin(sellers, sellers.c.seller_id == enquiries.c.seller_id)
    .outerjoin(categories, categories.c.category_id == enquiries.c.category_id)
    .outerjoin(products, products.c.product_id == enquiries.c.product_id)
)
_rows = sa.select(
    *(column for column in enquiries.c if column.name != "status"),
    status.label("status"),
    sellers.c.owner_id,
    sellers.c.slug.label("seller_slug"),
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.company_logo,
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
).select_from(_joined)


def _absent_or(name: str, type_: Any, condition: Any) -> Any:
    """The condition holds, or its parameter was not given."""
    parameter = sa.cast(sa.bindparam(name), type_)
    return sa.or_(parameter.is_(None), condition(parameter))


_owner = {
    "seller": sellers.c.owner_id == sa.bindparam("user_id"),
    "buyer": enquiries.c.buyer_id == sa.bindparam("user_id"),
}
_searched = [enquiries.c.requirements, enquiries.c.product_name]
_text_of = {
    "seller": [*_searched, enquiries.c.name, enquiries.c.phone, enquiries.c.email],
    "buyer": [*_searched, sellers.c.company_name, sellers.c.company_name_ne],
}


def _filters(role: str) -> list[Any]:
    filters = [
        _owner[role],
        _absent_or("statuses", ARRAY(sa.Text), lambda p: status == sa.any_(p)),
        _absent_or(
            "q", sa.Text, lambda p: sa.or_(*(c.ilike(p) for c in _text_of[role]))
        ),
    ]
    if role == "seller":
        filters.append(_absent_or("label", sa.Text, lambda p: enquiries.c.label == p))
    return filters


_LIST, _TOTAL, _COUNTS = {}, {}, {}
for _role in ("seller", "buyer"):
    _LIST[_role] = (
        _rows.where(*_filters(_role))
        .order_by(enquiries.c.created_at.desc(), enquiries.c.id.desc())
        .limit(sa.bindparam("limit"))
        .offset(sa.bindparam("offset"))
    )
    _TOTAL[_role] = (
        sa.select(sa.func.count()).select_from(_joined).where(*_filters(_role))
    )
    _COUNTS[_role] = (
        sa.select(status.label("status"), sa.func.count().label("number"))
        .select_from(_joined)
        .where(_owner[_role])
        .group_by(sa.text("1"))
    )
_ONE = _rows.where(enquiries.c.id == sa.bindparam("id"))
_HISTORY = (
    sa.select(history)
    .where(history.c.enquiry_id == sa.bindparam("id"))
    .order_by(history.c.at, history.c.id)
)
_OWNS_A_COMPANY = sa.select(sa.literal(1)).where(
    sellers.c.owner_id == sa.bindparam("user_id")
)


def containing(text: str | None) -> str | None:
    """The pattern of a search; the caller's own % and _ mean themselves."""
    if not text:
        return None
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


async def page(
    reads: AsyncConnection, role: str, wanted: Mapping[str, Any]
) -> tuple[list[sa.RowMapping], int, dict[str, int]]:
    """The rows, how many there are in all, and how many per status without filters."""
    rows = (await reads.execute(_LIST[role], wanted)).mappings().all()
    total = (await reads.execute(_TOTAL[role], wanted)).scalar_one()
    counts = await reads.execute(_COUNTS[role], {"user_id": wanted["user_id"]})
    return list(rows), total, {row.status: row.number for row in counts}


async def owns_a_company(reads: AsyncConnection, user_id: UUID) -> bool:
    found = await reads.execute(_OWNS_A_COMPANY, {"user_id": user_id})
    return found.first() is not None


async def one(
    reads: AsyncConnection, enquiry_id: UUID
) -> tuple[sa.RowMapping | None, list[sa.RowMapping]]:
    row = (await reads.execute(_ONE, {"id": enquiry_id})).mappings().first()
    moves = (await reads.execute(_HISTORY, {"id": enquiry_id})).mappings().all()
    return row, list(moves)


def after_change(
    session: Session, enquiry_id: UUID
) -> tuple[sa.RowMapping, list[sa.RowMapping]]:
    """As `one`, inside the transaction that changed it."""
    session.flush()
    row = session.execute(_ONE, {"id": enquiry_id}).mappings().one()
    moves = session.execute(_HISTORY, {"id": enquiry_id}).mappings().all()
    return row, list(moves)
