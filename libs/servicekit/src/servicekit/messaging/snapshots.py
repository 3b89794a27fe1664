"""Which replicas have applied a whole snapshot of their owner."""

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, Session, SQLModel

from servicekit.clock import now


class AppliedSnapshot(SQLModel, table=True):
    """Without a row, the replica lacks what was published before its queue."""

    __tablename__ = "applied_snapshots"

    replica: str = Field(primary_key=True)
    applied_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = AppliedSnapshot.__table__  # type: ignore[attr-defined]


def record(session: Session, replica: str) -> None:
    """The time of the last snapshot."""
    row = insert(table).values(replica=replica, applied_at=now())
    update = {"applied_at": row.excluded.applied_at}
    session.execute(row.on_conflict_do_update(index_elements=["replica"], set_=update))


def is_applied(session: Session, replica: str) -> bool:
    found = sa.select(table.c.replica).where(table.c.replica == replica)
    return session.execute(found).first() is not None
