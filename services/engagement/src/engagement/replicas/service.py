"""Replicas of other services' rows: the newest version of each row wins."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session


def upsert_newest(session: Session, table: sa.Table, row: dict[str, Any]) -> None:
    """Writes the row unless a newer one is there; order of arrival does not matter."""
    key = [column.name for column in table.primary_key]
    statement = insert(table).values(row)
    session.execute(
        statement.on_conflict_do_update(
            index_elements=key,
            set_={name: statement.excluded[name] for name in row if name not in key},
            where=table.c.version < statement.excluded.version,
        )
    )
