"""Reads of cases: those of one user, and the parts of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional
from engagement.replicas.sellers.models import table as sellers
from engagement.support.cases.models import history, messages, table, views

Rows = Sequence[sa.RowMapping]
_statuses = optional("statuses", ARRAY(sa.Text))
JOINED = table.outerjoin(sellers, sellers.c.seller_id == table.c.seller_id)
ROWS = sa.select(
    table,
    sellers.c.owner_id,
    sellers.c.slug.label("supplier_slug"),
    sellers.c.company_name.label("supplier"),
    sellers.c.company_name_ne.label("supplier_ne"),
).select_from(JOINED)
_me = sa.bindparam("user_id", type_=sa.Uuid)
takes_part = (sellers.c.owner_id == _me) & table.c.supplier_since.is_not(None)
wrote = (table.c.user_id == _me) & (table.c.text != "")
_own = sa.or_(wrote, takes_part)
_of_status = sa.or_(_statuses.is_(None), table.c.status == sa.any_(_statuses))
_PAGE = (
    ROWS.where(_own, _of_status)
    .order_by(table.c.updated_at.desc(), table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_COUNTS = (
    sa.select(table.c.status, sa.func.count().label("number"))
    .select_from(JOINED)
    .where(_own)
    .group_by(table.c.status)
)
_ONE = ROWS.where(table.c.id == sa.bindparam("id"))
_of_case: sa.BindParameter[UUID] = sa.bindparam("id")
_PARTS = (
    sa.select(messages)
    .where(messages.c.case_id == _of_case)
    .order_by(messages.c.created_at, messages.c.id),
    sa.select(history)
    .where(history.c.ticket_id == _of_case)
    .order_by(history.c.at, history.c.id),
    sa.select(views).where(views.c.case_id == _of_case).order_by(views.c.at),
)


@dataclass(frozen=True)
class CaseRows:
    """A case with everything that belongs to it."""

    case: sa.RowMapping
    messages: Rows
    history: Rows
    views: Rows


async def page(
    reads: AsyncConnection,
    user_id: UUID,
    statuses: list[str] | None,
    limit: int,
    offset: int,
) -> Rows:
    """Those last written in first."""
    window: dict[str, Any] = {"limit": limit, "offset": offset}
    params = {"user_id": user_id, "statuses": statuses, **window}
    return (await reads.execute(_PAGE, params)).mappings().all()


async def counts(reads: AsyncConnection, user_id: UUID) -> Mapping[str, int]:
    result = await reads.execute(_COUNTS, {"user_id": user_id})
    return {row.status: row.number for row in result}


def one(session: Session, case_id: UUID) -> CaseRows:
    """As it is in this transaction."""
    session.flush()
    params = {"id": case_id}
    case = session.execute(_ONE, params).mappings().one()
    parts = [session.execute(part, params).mappings().all() for part in _PARTS]
    return CaseRows(case, *parts)
