"""Whether one of these is suspended, as SQL and by id."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.suspensions.models import table


def is_suspended(*subjects: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """Of the row around it: any of its buyer and its seller."""
    theirs = table.c.subject_id.in_(subjects) & table.c.since.is_not(None)
    return sa.exists().where(theirs).correlate(*{of.table for of in subjects})


def any_suspended(session: Session, *subject_ids: UUID | None) -> bool:
    theirs = table.c.subject_id.in_([id_ for id_ in subject_ids if id_])
    query = sa.select(table.c.subject_id).where(theirs, table.c.since.is_not(None))
    return session.execute(query.limit(1)).first() is not None
