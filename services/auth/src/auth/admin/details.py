"""A person for administrators: devices, history, and accounts that share something."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from auth.accounts.models import table
from auth.activity.models import table as audit
from auth.admin import queries
from auth.admin.schemas import AdminActivity, DeviceSession, LinkedUser, UserDetail
from auth.sessions.models import sessions
from servicekit.clock import now
from servicekit.http.errors import NotFound

MAX_SESSIONS, MAX_HISTORY, MAX_LINKED = 50, 200, 20

_user_id = sa.bindparam("user_id", type_=sa.Uuid)
_SESSIONS = (
    sa.select(sessions)
    .where(sessions.c.user_id == _user_id)
    .order_by(sessions.c.last_used_at.desc())
    .limit(MAX_SESSIONS)
)
_HISTORY = (
    sa.select(audit, audit.c.actor_id.label("by"))
    .where(audit.c.user_id == _user_id)
    .order_by(audit.c.id.desc())
    .limit(MAX_HISTORY)
)
_PHONE = sa.select(table.c.phone_number).where(table.c.id == _user_id).scalar_subquery()
_own, _theirs = sessions.alias("own"), sessions.alias("theirs")
_SAME_DEVICE = (
    sa.select(_theirs.c.user_id)
    .join(
        _own,
        sa.and_(
            _own.c.address == _theirs.c.address,
            _own.c.user_agent == _theirs.c.user_agent,
        ),
    )
    .where(_own.c.user_id == _user_id)
    .cte("same_device")
)
_SAME_PHONE = sa.select(table.c.id).where(table.c.phone_number == _PHONE)
_CANDIDATES = _SAME_PHONE.union(sa.select(_SAME_DEVICE.c.user_id))
_LINKED = (
    sa.select(
        *(table.c[name] for name in ("id", "fname", "lname", "email")),
        table.c.suspended_at,
        sa.func.coalesce(table.c.phone_number == _PHONE, False).label("phone"),
        table.c.id.in_(sa.select(_SAME_DEVICE.c.user_id)).label("device"),
    )
    .where(
        table.c.id.in_(_CANDIDATES),
        table.c.id != _user_id,
        table.c.deleted_at.is_(None),
    )
    .order_by(table.c.created_at)
    .limit(MAX_LINKED)
)


async def of_user(reads: AsyncConnection, user_id: UUID) -> UserDetail:
    """Raises NotFound, also for a deleted account."""
    row = await queries.existing(reads, user_id)
    if row is None:
        raise NotFound
    return UserDetail.model_validate(
        {
            **row._mapping,
            "sessions": [
                _session(each) for each in await _all(reads, _SESSIONS, user_id)
            ],
            "history": [
                AdminActivity.model_validate(each)
                for each in await _all(reads, _HISTORY, user_id)
            ],
            "linked": [_linked(each) for each in await _all(reads, _LINKED, user_id)],
        }
    )


async def _all(
    reads: AsyncConnection, statement: sa.Select[Any], user_id: UUID
) -> Sequence[sa.RowMapping]:
    return (await reads.execute(statement, {"user_id": user_id})).mappings().all()


def _session(row: sa.RowMapping) -> DeviceSession:
    is_active = row["revoked_at"] is None and row["expires_at"] > now()
    return DeviceSession.model_validate({**row, "is_active": is_active})


def _linked(row: sa.RowMapping) -> LinkedUser:
    facts = [fact for fact in ("phone", "device") if row[fact]]
    return LinkedUser.model_validate({**row, "facts": facts})
