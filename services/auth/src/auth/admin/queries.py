"""Finding users."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from auth.accounts.models import table
from auth.sessions.models import sessions

_COLUMNS = (
    "id",
    "fname",
    "lname",
    "email",
    "email_verified_at",
    "phone_number",
    "phone_verified_at",
    "roles",
    "suspended_at",
    "suspended_reason",
    "created_at",
)
_LAST_SEEN = (
    sa.select(sa.func.max(sessions.c.last_used_at))
    .where(sessions.c.user_id == table.c.id)
    .scalar_subquery()
)
_STATUS = sa.case((table.c.suspended_at.is_not(None), "suspended"), else_="active")
_NAME_AND_EMAIL = table.c.fname + " " + table.c.lname + " " + table.c.email
_TEXT = sa.func.concat_ws(" ", _NAME_AND_EMAIL, table.c.phone_number)
_MATCHES = sa.and_(
    table.c.deleted_at.is_(None),
    _TEXT.ilike(sa.cast(sa.bindparam("pattern"), sa.Text), escape="\\"),
)
_ROWS = sa.select(
    *(table.c[name] for name in _COLUMNS),
    _STATUS.label("status"),
    _LAST_SEEN.label("last_seen_at"),
)
_PAGE = (
    _ROWS.where(_MATCHES)
    .order_by(table.c.created_at.desc(), table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_COUNT = sa.select(sa.func.count()).select_from(table).where(_MATCHES)
_ONE = _ROWS.where(table.c.id == sa.bindparam("user_id"))


async def page(
    reads: AsyncConnection, q: str, limit: int, offset: int
) -> tuple[Sequence[sa.Row[Any]], int]:
    """The newest first, and how many there are; `q` is part of name, mail or phone."""
    pattern = {"pattern": f"%{_escaped(' '.join(q.split()))}%"}
    rows = await reads.execute(_PAGE, {**pattern, "limit": limit, "offset": offset})
    total: int = (await reads.execute(_COUNT, pattern)).scalar_one()
    return rows.all(), total


def one(session: Session, user_id: UUID) -> sa.Row[Any]:
    return session.execute(_ONE, {"user_id": user_id}).one()


def _escaped(text: str) -> str:
    for sign in ("\\", "%", "_"):
        text = text.replace(sign, f"\\{sign}")
    return text
