"""Objects in storage go after the commit that says so, and only then.

An upload announces its folder here before it writes, and takes the announcement back
in the transaction that keeps the file: what a crash leaves behind is swept up.
"""

from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from servicekit.clock import now
from servicekit.http.errors import Unavailable
from servicekit.storage.storage import Storage
from vendor.drive.models import files, removals
from vendor.settings import VendorSettings

LONGEST_UPLOAD = timedelta(minutes=10)
UNDO_FOR = timedelta(days=1)
AT_ONCE = 50


def announce(session: Session, folder: str) -> None:
    """Its own transaction: committed before the first object is written."""
    due = {"folder": folder, "due_at": now() + LONGEST_UPLOAD}
    session.execute(insert(removals).values(due))


def keep(session: Session, folder: str) -> None:
    """Takes the announcement back. Raises Unavailable when it was too slow."""
    mine = sa.delete(removals).where(removals.c.folder == folder)
    if not session.execute(mine.returning(removals.c.folder)).first():
        raise Unavailable


def remove(session: Session, *folders: str) -> None:
    """The worker deletes everything below, within seconds after the commit."""
    rows = [{"folder": folder, "due_at": now()} for folder in folders]
    if rows:
        doomed = insert(removals).values(rows)
        session.execute(
            doomed.on_conflict_do_update(
                index_elements=["folder"], set_={"due_at": doomed.excluded.due_at}
            )
        )


def sweep(session: Session) -> None:
    """Timer: row-locked; deleting twice is no error."""
    due = (
        sa.select(removals.c.folder)
        .where(removals.c.due_at <= now())
        .order_by(removals.c.due_at)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    folders = session.execute(due).scalars().all()
    if not folders:
        return
    storage = Storage.connect(VendorSettings())
    for folder in folders:
        storage.delete(folder)
    session.execute(sa.delete(removals).where(removals.c.folder.in_(folders)))


def purge(session: Session) -> None:
    """Timer: what was deleted a day ago cannot be brought back any more."""
    old = sa.delete(files).where(files.c.deleted_at < now() - UNDO_FOR)
    gone = session.execute(old.returning(files.c.seller_id, files.c.id, files.c.kind))
    remove(
        session,
        *(f"drive/{row.seller_id}/{row.id}" for row in gone if row.kind != "folder"),
    )
