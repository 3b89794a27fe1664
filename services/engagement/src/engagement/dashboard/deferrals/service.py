"""Hides a task for a day, and brings it back."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.dashboard.deferrals.models import DEFERRED_FOR, table
from engagement.dashboard.deferrals.schemas import Deferred, TaskDeferral
from servicekit.clock import now

Task = tuple[str, str]
_OF_USER = sa.select(table.c.kind, table.c.link).where(
    table.c.user_id == sa.bindparam("user_id"), table.c.until > sa.bindparam("now")
)


def change(session: Session, user_id: UUID, task: TaskDeferral) -> Deferred:
    """Those that are past are deleted on the way."""
    key = (table.c.kind == task.kind) & (table.c.link == task.link)
    is_over = (table.c.until <= now()) | key
    session.execute(sa.delete(table).where(table.c.user_id == user_id, is_over))
    until = now() + DEFERRED_FOR if task.is_deferred else None
    if until:
        # Two clicks at once make one row.
        values = {"user_id": user_id, "kind": task.kind, "link": task.link}
        added = insert(table).values(**values, until=until)
        session.execute(added.on_conflict_do_nothing())
    return Deferred(kind=task.kind, link=task.link, until=until)


async def of_user(reads: AsyncConnection, user_id: UUID) -> set[Task]:
    result = await reads.execute(_OF_USER, {"user_id": user_id, "now": now()})
    return {(row.kind, row.link) for row in result}
