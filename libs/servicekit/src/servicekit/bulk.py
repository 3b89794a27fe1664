"""Writes many rows with one statement and one parameter (ADR 26).

PostgreSQL reads them from JSON with the types of the table. There is no object for each
row and no placeholder for each cell. Statement triggers fire once.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.sql.selectable import TableValuedAlias
from sqlmodel import Session

Values = Mapping[str, Any]


def insert_all(
    session: Session,
    table: sa.Table,
    rows: Sequence[Values],
    *returning: sa.Column[Any],
) -> Sequence[sa.Row[Any]]:
    """In their order; all rows have the same columns. Answers those of `returning`."""
    if not rows:
        return []
    source = _source(table, rows)
    wanted = sa.select(*(source.c[name] for name in rows[0]))
    adding = sa.insert(table).from_select(list(rows[0]), wanted, include_defaults=False)
    if not returning:
        session.execute(adding)
        return []
    return session.execute(adding.returning(*returning)).all()


def update_all(session: Session, table: sa.Table, rows: Sequence[Values]) -> None:
    """Found by their primary key; all rows name the same columns."""
    if not rows:
        return
    source, keys = _source(table, rows), table.primary_key.columns
    changed = {name: source.c[name] for name in rows[0] if name not in keys}
    found = [key == source.c[key.name] for key in keys]
    session.execute(sa.update(table).where(*found).values(changed))


def _source(table: sa.Table, rows: Sequence[Values]) -> TableValuedAlias:
    """The rows as a table of the same types."""
    told = sa.literal(orjson.dumps(list(rows), default=str).decode(), sa.Text)
    like: sa.ColumnElement[Any] = sa.literal_column(f"null::{table.name}")
    read = sa.func.jsonb_populate_recordset(like, sa.cast(told, JSONB))
    columns = (sa.column(name, table.c[name].type) for name in rows[0])
    return read.table_valued(*columns, name="told")
