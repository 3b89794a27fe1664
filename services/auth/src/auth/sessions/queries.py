"""Reads of sessions."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from auth.sessions.models import sessions
from servicekit.clock import now

_LIVE = (
    sa.select(
        sessions.c.id,
        sessions.c.user_agent,
        sessions.c.address,
        sessions.c.created_at,
        sessions.c.last_used_at,
    )
    .where(
        sessions.c.user_id == sa.bindparam("user_id"),
        sessions.c.revoked_at.is_(None),
        sessions.c.expires_at > sa.bindparam("now"),
    )
    .order_by(sessions.c.last_used_at.desc())
    .limit(100)
)


async def live(reads: AsyncConnection, user_id: UUID) -> Sequence[sa.Row[Any]]:
    """The user's devices, the last used first."""
    return (await reads.execute(_LIVE, {"user_id": user_id, "now": now()})).all()
