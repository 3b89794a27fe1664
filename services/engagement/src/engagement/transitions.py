"""Status history of every noun: one row per transition, one function that writes it."""

from datetime import datetime
from typing import Any, ClassVar, Protocol
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, Session, SQLModel

from servicekit.ids import new_id


class StatusHistory(SQLModel):
    """Columns of every history; a noun adds the column of its own id: `of`."""

    of: ClassVar[str]

    id: UUID = Field(default_factory=new_id, primary_key=True)
    from_status: str | None = None
    to_status: str
    by_user: UUID | None = None
    role: str
    reason: str | None = None
    at: datetime = Field(sa_type=sa.DateTime(timezone=True))


class HasStatus(Protocol):
    id: UUID
    status: str
    updated_at: datetime


def record_transition(
    session: Session,
    kind: type[StatusHistory],
    row: HasStatus,
    from_status: str | None,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
    **more: str | None,
) -> None:
    """The row has its new status already; `from_status` is None for a new row."""
    facts: dict[str, Any] = {kind.of: row.id, **more}
    session.add(
        kind(
            from_status=from_status,
            to_status=row.status,
            by_user=by,
            role=role,
            reason=reason,
            at=row.updated_at,
            **facts,
        )
    )
