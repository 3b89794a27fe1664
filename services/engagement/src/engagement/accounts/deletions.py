"""Users who deleted their account.

An email requested before the deletion may arrive after it, through another queue.
"""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.accounts.models import DepartedUser, table
from servicekit.clock import now


def remember(session: Session, user_id: UUID) -> None:
    """Waits for running `is_departed` checks, so that what they write is erased too."""
    session.execute(sa.select(sa.func.pg_advisory_xact_lock(_number(user_id))))
    row = {"user_id": user_id, "departed_at": now()}
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def is_departed(session: Session, user_id: UUID) -> bool:
    """The answer holds until the end of the transaction: a shared lock protects it."""
    session.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(_number(user_id))))
    return session.get(DepartedUser, user_id) is not None


def _number(user_id: UUID) -> sa.ColumnElement[int]:
    return sa.func.hashtextextended(f"departed:{user_id}", 0)
