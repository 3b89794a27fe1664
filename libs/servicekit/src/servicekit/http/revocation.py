"""Sessions that ended before their token did; a small table fed by events."""

from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Field, Session, SQLModel

from servicekit.clock import now
from servicekit.reads import fetch_first

RETENTION = timedelta(hours=1)  # longer than any access token lives


class RevokedSession(SQLModel, table=True):
    """`subject` is a session's id, or a user's id when all the sessions ended."""

    __tablename__ = "revoked_sessions"

    subject: UUID = Field(primary_key=True)
    revoked_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = RevokedSession.__table__  # type: ignore[attr-defined]

_REVOKED = sa.select(table.c.subject).where(
    sa.or_(
        table.c.subject == sa.bindparam("session_id"),
        sa.and_(
            table.c.subject == sa.bindparam("user_id"),
            table.c.revoked_at >= sa.bindparam("issued_at"),
        ),
    )
)


def remember(session: Session, subject: UUID, revoked_at: datetime) -> None:
    """Refuses the session, or all tokens the user got before `revoked_at`."""
    statement = insert(table).values(subject=subject, revoked_at=revoked_at)
    session.execute(
        statement.on_conflict_do_update(
            index_elements=[table.c.subject],
            set_={"revoked_at": sa.func.greatest(table.c.revoked_at, revoked_at)},
        )
    )


def delete_old(session: Session) -> None:
    """Rows older than every valid token have no effect."""
    session.execute(sa.delete(table).where(table.c.revoked_at < now() - RETENTION))


async def is_revoked(
    reads: AsyncConnection, session_id: UUID, user_id: UUID, issued_at: datetime
) -> bool:
    values = {"session_id": session_id, "user_id": user_id, "issued_at": issued_at}
    return await fetch_first(reads, _REVOKED, **values) is not None


def holds(
    session: Session, session_id: UUID, user_id: UUID, issued_at: datetime
) -> bool:
    """The same in a session that is open."""
    values = {"session_id": session_id, "user_id": user_id, "issued_at": issued_at}
    return session.execute(_REVOKED, values).first() is not None
