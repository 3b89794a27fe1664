"""Reads of the helpdesk's queue, and of the person who wrote a case."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional
from engagement.orders.models import table as orders
from engagement.orders.transitions import VALID
from engagement.search_text import contains
from engagement.support.cases.models import table
from engagement.support.cases.queries import JOINED, ROWS, Rows
from engagement.support.cases.transitions import UNSOLVED

MAX_OTHERS = 10
_READABLE = ("reference", "name", "email", "text", "about", "subject_label")
_kind = optional("kind", sa.Text)
_topic, _assignee = optional("topic", sa.Text), optional("assignee", sa.Uuid)
_is_free = sa.bindparam("is_free", type_=sa.Boolean)
_before = optional("before", sa.DateTime(timezone=True))
_statuses = optional("statuses", ARRAY(sa.Text))
_of_status = sa.or_(_statuses.is_(None), table.c.status == sa.any_(_statuses))
_filters = sa.and_(
    sa.or_(_kind.is_(None), table.c.kind == _kind),
    sa.or_(_topic.is_(None), table.c.topic == _topic),
    sa.or_(_assignee.is_(None), table.c.assigned_to == _assignee),
    sa.or_(sa.not_(_is_free), table.c.assigned_to.is_(None)),
    sa.or_(_before.is_(None), table.c.created_at < _before),
    contains(*(table.c[name] for name in _READABLE)),
)
_PAGE = (
    ROWS.where(_filters, _of_status)
    .order_by(table.c.created_at, table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_number = sa.func.count().label("number")
_COUNTS = (
    sa.select(table.c.status, _number)
    .select_from(JOINED)
    .where(_filters)
    .group_by(table.c.status)
)
_unsolved = table.c.status.in_(UNSOLVED)
_SUMMARY = sa.select(
    sa.func.min(table.c.created_at).label("oldest_at"),
    _number,
    sa.func.count()
    .filter(table.c.assigned_to == sa.bindparam("user_id", type_=sa.Uuid))
    .label("mine"),
).where(_unsolved)
_OF_KIND = (
    sa.select(table.c.status, _number)
    .where(table.c.kind == sa.bindparam("kind"))
    .group_by(table.c.status)
)
_value = sa.func.coalesce(
    sa.func.sum(orders.c.goods + orders.c.vat + orders.c.freight), 0
)


@dataclass(frozen=True)
class Wanted:
    """`is_free`: only what nobody handles."""

    statuses: list[str] | None = None
    kind: str | None = None
    topic: str | None = None
    assignee: UUID | None = None
    is_free: bool = False
    before: datetime | None = None
    q: str | None = None


async def page(reads: AsyncConnection, wanted: Wanted, limit: int, offset: int) -> Rows:
    """The oldest first."""
    params: dict[str, Any] = {**wanted.__dict__, "limit": limit, "offset": offset}
    return (await reads.execute(_PAGE, params)).mappings().all()


async def counts(reads: AsyncConnection, wanted: Wanted) -> Mapping[str, int]:
    """Of each status, whatever `statuses` are wanted."""
    params = {k: v for k, v in wanted.__dict__.items() if k != "statuses"}
    return {row.status: row.number for row in await reads.execute(_COUNTS, params)}


async def counts_of_kind(reads: AsyncConnection, kind: str) -> Mapping[str, int]:
    return {
        row.status: row.number for row in await reads.execute(_OF_KIND, {"kind": kind})
    }


async def summary(reads: AsyncConnection, user_id: UUID) -> sa.RowMapping:
    return (await reads.execute(_SUMMARY, {"user_id": user_id})).mappings().one()


def others(session: Session, case: sa.RowMapping) -> Rows:
    """Of the same account, or of a guest with the same address; the newest first."""
    same = (
        table.c.user_id == case["user_id"]
        if case["user_id"]
        else table.c.user_id.is_(None) & (table.c.email == case["email"])
    )
    wanted = ROWS.where(same, table.c.id != case["id"], table.c.text != "")
    newest = wanted.order_by(table.c.created_at.desc()).limit(MAX_OTHERS)
    return session.execute(newest).mappings().all()


def purchases(session: Session, user_id: UUID | None) -> tuple[int, Decimal]:
    """How many orders the account has placed, and their value."""
    if user_id is None:
        return 0, Decimal(0)
    placed = sa.select(sa.func.count(), _value).where(
        orders.c.buyer_id == user_id, orders.c.status.in_(VALID)
    )
    count, value = session.execute(placed).one()
    return count, Decimal(value)
