"""Reads of quotes: each side its own rows."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.accounts.suspensions.queries import is_suspended
from engagement.date_ranges import optional
from engagement.replicas.sellers.models import responses
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.quotes.filters import FIGURE_CONDITIONS, Sort
from engagement.rfq.quotes.models import history, table
from engagement.rfq.quotes.transitions import EXPIRABLE
from engagement.rfq.requirements.models import table as requirements
from engagement.search_text import contains
from servicekit.clock import now

# A row past its time reads as expired even before the timer has written it.
_is_past = sa.and_(
    table.c.status.in_(EXPIRABLE),
    table.c.expires_at <= sa.bindparam("now"),
    ~is_suspended(table.c.buyer_id, table.c.seller_id),
)
status = sa.case((_is_past, "expired"), else_=table.c.status)
_COMPANY_NAMES = (sellers.c.company_name, sellers.c.company_name_ne)
_rows = sa.select(
    *(column for column in table.c if column.name != "status"),
    status.label("status"),
    requirements.c.title,
    requirements.c.status.label("requirement_status"),
    requirements.c.enquiry_id.label("quoted_enquiry_id"),
    requirements.c["items"].label("requested_items"),
    requirements.c.hide_contact,
    requirements.c.contact_name,
    requirements.c.contact_phone,
    requirements.c.contact_email,
    requirements.c.contact_pref,
    sellers.c.owner_id,
    sellers.c.status.label("seller_status"),
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.company_logo,
    sellers.c.is_verified,
    sellers.c.district,
    sellers.c.district_ne,
    responses.c.response_rate,
).select_from(
    table.join(requirements, requirements.c.id == table.c.requirement_id)
    .outerjoin(sellers, sellers.c.seller_id == table.c.seller_id)
    .outerjoin(responses, responses.c.seller_id == table.c.seller_id)
)
_ONE = _rows.where(table.c.id == sa.bindparam("id"))
_own_of_buyer = sa.and_(
    table.c.buyer_id == sa.bindparam("user_id"),
    table.c.sent_at.is_not(None),
    table.c.status != "superseded",
)
_of_requirement = optional("requirement_id", sa.Uuid)
_of_enquiry = optional("enquiry_id", sa.Uuid)
_wanted = optional("statuses", ARRAY(sa.Text))
_there = sa.and_(
    sa.or_(_of_requirement.is_(None), table.c.requirement_id == _of_requirement),
    sa.or_(_of_enquiry.is_(None), table.c.enquiry_id == _of_enquiry),
)
_is_wanted = sa.or_(_wanted.is_(None), status == sa.any_(_wanted))
_own_of_seller = sa.and_(
    sellers.c.owner_id == sa.bindparam("user_id"), table.c.status != "superseded"
)
_SIDES = {"buyer": _own_of_buyer, "seller": _own_of_seller}
# As it is printed: HQ-7F3A91C2-2. The contact of the buyer is not searched.
_number = sa.func.concat(
    "HQ-",
    sa.func.upper(sa.func.right(sa.cast(table.c.root_id, sa.Text), 8)),
    "-",
    table.c.version,
)
_searched = {
    "buyer": (requirements.c.title, _number, *_COMPANY_NAMES),
    "seller": (requirements.c.title, _number),
}
_filters = {
    side: sa.and_(
        own, _there, _is_wanted, FIGURE_CONDITIONS, contains(*_searched[side])
    )
    for side, own in _SIDES.items()
}
_newest = (table.c.created_at.desc(), table.c.id.desc())
_ends_at = sa.case((status.in_(EXPIRABLE), table.c.expires_at))
_ORDERS: dict[Sort, tuple[Any, ...]] = {
    "newest": _newest,
    "updated": (table.c.updated_at.desc(), table.c.id.desc()),
    "ending": (_ends_at.asc().nulls_last(), *_newest),
}
_LISTS = {
    (side, sort): _rows.where(filters)
    .order_by(*order)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
    for side, filters in _filters.items()
    for sort, order in _ORDERS.items()
}
_owned = table.join(
    requirements, requirements.c.id == table.c.requirement_id
).outerjoin(sellers, sellers.c.seller_id == table.c.seller_id)
_TOTALS = {
    side: sa.select(sa.func.count()).select_from(_owned).where(filters)
    for side, filters in _filters.items()
}
_COST_COLUMNS = (
    table.c["items"],
    table.c.tax_mode,
    table.c.freight,
    table.c.part_freight,
    table.c.awarded_lines,
)
_TERMS = {
    side: sa.select(*_COST_COLUMNS).select_from(_owned).where(filters)
    for side, filters in _filters.items()
}
_COUNTS = {
    side: sa.select(status.label("status"), sa.func.count().label("number"))
    .select_from(_owned)
    .where(own, _there)
    .group_by(sa.text("1"))
    for side, own in _SIDES.items()
}
_VERSIONS = (
    sa.select(table)
    .where(table.c.root_id == sa.bindparam("root_id"))
    .order_by(table.c.version)
)
_HISTORY = (
    sa.select(history)
    .where(history.c.quote_id == sa.bindparam("id"))
    .order_by(history.c.at, history.c.id)
)


async def page(
    reads: AsyncConnection, side: str, sort: Sort = "newest", **wanted: Any
) -> tuple[Sequence[sa.RowMapping], int]:
    params = {**wanted, "now": now()}
    rows = (await reads.execute(_LISTS[side, sort], params)).mappings().all()
    return rows, await total(reads, side, **wanted)


async def total(reads: AsyncConnection, side: str, **wanted: Any) -> int:
    result = await reads.execute(_TOTALS[side], {**wanted, "now": now()})
    number: int = result.scalar_one()
    return number


async def terms(
    reads: AsyncConnection, side: str, **wanted: Any
) -> Sequence[sa.RowMapping]:
    """What those quotes cost: lines, tax and freight."""
    result = await reads.execute(_TERMS[side], {**wanted, "now": now()})
    return result.mappings().all()


async def counts(reads: AsyncConnection, side: str, **wanted: Any) -> Mapping[str, int]:
    """The count of each status, whichever is requested."""
    result = await reads.execute(_COUNTS[side], {**wanted, "now": now()})
    return {row.status: row.number for row in result}


async def one(reads: AsyncConnection, quote_id: UUID) -> sa.RowMapping | None:
    params = {"id": quote_id, "now": now()}
    return (await reads.execute(_ONE, params)).mappings().first()


async def versions_and_history(
    reads: AsyncConnection, row: sa.RowMapping
) -> tuple[Sequence[sa.RowMapping], Sequence[sa.RowMapping]]:
    kin = (await reads.execute(_VERSIONS, {"root_id": row["root_id"]})).mappings().all()
    changes = (await reads.execute(_HISTORY, {"id": row["id"]})).mappings().all()
    return kin, changes


def after_change(session: Session, quote_id: UUID) -> sa.RowMapping:
    session.flush()
    return session.execute(_ONE, {"id": quote_id, "now": now()}).mappings().one()
