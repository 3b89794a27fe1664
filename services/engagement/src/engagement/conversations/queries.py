"""A user's conversations, on either side, and their messages."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.conversations import columns, subjects
from engagement.conversations.models import table
from engagement.conversations.subjects import core
from servicekit.clock import now
from servicekit.like import containing

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_q = sa.cast(sa.bindparam("q"), sa.Text)
_at = sa.cast(sa.bindparam("at"), sa.DateTime(timezone=True))
_before = sa.cast(sa.bindparam("before"), sa.Uuid)
_unread_only = sa.cast(sa.bindparam("unread"), sa.Boolean)
_message_matches = (
    sa.exists()
    .where(
        table.c.conversation_id == core.c.id,
        table.c.removed_at.is_(None),
        table.c.body.ilike(_q),
    )
    .correlate(core)
)
_matches = sa.and_(
    subjects.is_listed,
    sa.or_(
        _at.is_(None), sa.tuple_(core.c.last_at, core.c.id) < sa.tuple_(_at, _before)
    ),
    sa.or_(
        _q.is_(None), *(text.ilike(_q) for text in subjects.searched), _message_matches
    ),
    sa.or_(sa.not_(_unread_only), subjects.unread > 0),
)
_picked = (
    sa.select(core)
    .select_from(subjects.joined)
    .where(_matches)
    .order_by(core.c.last_at.desc(), core.c.id.desc())
    .limit(sa.bindparam("limit"))
    .subquery("picked")
)
_LIST = columns.rows_of(_picked).order_by(_picked.c.last_at.desc(), _picked.c.id.desc())
_this = sa.select(core).where(core.c.id == sa.bindparam("id")).subquery("this")
_ONE = columns.rows_with_write_rules(_this)
_GUESTS = columns.rows_with_write_rules(subjects.guests)
_UNREAD = (
    sa.select(sa.func.coalesce(sa.func.sum(subjects.unread), 0))
    .select_from(subjects.joined)
    .where(subjects.is_listed)
)
_here = table.c.conversation_id == sa.bindparam("id")
_TOTAL = sa.select(sa.func.count()).select_from(table).where(_here)
# Newest first, so that page 1 has the latest; the screen reverses the order.
_PAGE = (
    sa.select(table)
    .where(_here)
    .order_by(table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)


@dataclass(frozen=True)
class Wanted:
    """`unread`: only what was not opened."""

    q: str | None
    cursor: str | None
    unread: bool
    limit: int


def cursor_of(row: sa.RowMapping) -> str:
    """A place in the list: the time to the microsecond, and the id of the row."""
    return f"{(row['last_at'] - EPOCH) // _MICROSECOND}-{row['id']}"


def _place(cursor: str | None) -> dict[str, Any]:
    if cursor is None:
        return {"at": None, "before": None}
    micros, _, before = cursor.partition("-")
    return {"at": EPOCH + int(micros) * _MICROSECOND, "before": UUID(before)}


async def newest(
    reads: AsyncConnection, user_id: UUID, wanted: Wanted
) -> Sequence[sa.RowMapping]:
    params = {
        "user_id": user_id,
        "now": now(),
        "q": containing(wanted.q),
        "unread": wanted.unread,
        "limit": wanted.limit,
        **_place(wanted.cursor),
    }
    return (await reads.execute(_LIST, params)).mappings().all()


async def count_unread(reads: AsyncConnection, user_id: UUID) -> int:
    """The sum over the rows of the list, on all pages."""
    params = {"user_id": user_id, "now": now()}
    return int((await reads.execute(_UNREAD, params)).scalar_one())


async def one(
    reads: AsyncConnection, user_id: UUID, named: UUID
) -> sa.RowMapping | None:
    """By its own id, or that of a quote or requirement it is about."""
    params = {"user_id": user_id, "now": now()}
    row = (await reads.execute(_ONE, {**params, "id": named})).mappings().first()
    if row is not None:
        return row
    meant = (await reads.execute(subjects.MEANT, {**params, "id": named})).scalar()
    result = await reads.execute(_ONE, {**params, "id": meant})
    return result.mappings().first()


def one_in_transaction(
    session: Session, user_id: UUID, named: UUID
) -> sa.RowMapping | None:
    """As `one`, inside the transaction that is to change it."""
    session.flush()
    params = {"user_id": user_id, "now": now()}
    row = session.execute(_ONE, {**params, "id": named}).mappings().first()
    if row is not None:
        return row
    meant = session.execute(subjects.MEANT, {**params, "id": named}).scalar()
    return session.execute(_ONE, {**params, "id": meant}).mappings().first()


def of_guest(session: Session, enquiry_id: UUID) -> sa.RowMapping | None:
    """The buyer's side of an enquiry that no account has."""
    session.flush()
    params = {"id": enquiry_id, "now": now()}
    return session.execute(_GUESTS, params).mappings().first()


async def page(
    reads: AsyncConnection, conversation_id: UUID, limit: int, offset: int
) -> tuple[list[sa.RowMapping], int]:
    wanted = {"id": conversation_id, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, wanted)).mappings().all()
    total = (await reads.execute(_TOTAL, {"id": conversation_id})).scalar_one()
    return list(rows), total


def sent_since(
    session: Session, sender_id: UUID, since: datetime, count: int
) -> datetime | None:
    """When the oldest of that many was sent; None when there were fewer."""
    nth = (
        sa.select(table.c.created_at)
        .where(table.c.sender_id == sender_id, table.c.created_at > since)
        .order_by(table.c.created_at.desc())
        .offset(count - 1)
        .limit(1)
    )
    result: datetime | None = session.execute(nth).scalar()
    return result
