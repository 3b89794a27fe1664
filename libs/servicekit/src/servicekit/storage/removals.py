"""Deletes stored folders after the database has committed the removal.

An upload announces its folder before it writes, and confirms it in the transaction that
saves the file. A folder that a crash leaves without a file is deleted.
"""

from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from servicekit.clock import now
from servicekit.http.errors import Unavailable
from servicekit.storage.storage import Storage

MAX_UPLOAD_TIME = timedelta(minutes=10)
AT_ONCE = 50


class Removals:
    """The folders that wait in one service's table: `folder` (its key) and `due_at`."""

    def __init__(self, table: sa.Table) -> None:
        self._table = table

    def announce(self, session: Session, folder: str) -> None:
        """In a transaction of its own, committed before the first object is written."""
        due = {"folder": folder, "due_at": now() + MAX_UPLOAD_TIME}
        session.execute(insert(self._table).values(due))

    def confirm(self, session: Session, folder: str) -> None:
        """The file is saved, its folder stays. Raises Unavailable if too slow."""
        mine = sa.delete(self._table).where(self._table.c.folder == folder)
        if not session.execute(mine.returning(self._table.c.folder)).first():
            raise Unavailable

    def remove(self, session: Session, *folders: str) -> None:
        """The worker deletes everything below, within seconds after the commit."""
        rows = [{"folder": folder, "due_at": now()} for folder in folders]
        if rows:
            doomed = insert(self._table).values(rows)
            session.execute(
                doomed.on_conflict_do_update(
                    index_elements=["folder"], set_={"due_at": doomed.excluded.due_at}
                )
            )

    def sweep(self, session: Session, storage: Storage) -> None:
        """Row-locked; deleting twice is no error."""
        due = (
            sa.select(self._table.c.folder)
            .where(self._table.c.due_at <= now())
            .order_by(self._table.c.due_at)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        folders = session.execute(due).scalars().all()
        for folder in folders:
            storage.delete(folder)
        done = self._table.c.folder.in_(folders)
        session.execute(sa.delete(self._table).where(done))
