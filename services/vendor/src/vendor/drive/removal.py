"""Files deleted from storage: after the commit, or a day after their deletion."""

from datetime import timedelta

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.clock import now
from servicekit.storage.removals import Removals
from servicekit.storage.storage import Storage
from vendor.drive.holds import is_held, leave_held
from vendor.drive.models import files, place_of
from vendor.drive.models import removals as table

UNDO_FOR = timedelta(days=1)
removals = Removals(table)


def sweep(session: Session) -> None:
    """Timer."""
    removals.sweep(session, Storage.of(session))


def purge(session: Session) -> None:
    """Timer: files deleted a day ago cannot be restored any more."""
    is_old = files.c.deleted_at < now() - UNDO_FOR
    leave_held(session, is_old & files.c.folder_id.is_not(None))
    old = sa.delete(files).where(is_old, ~is_held)
    holder = sa.func.coalesce(files.c.seller_id, files.c.owner_id).label("holder")
    deleted = session.execute(old.returning(holder, files.c.id, files.c.kind))
    removals.remove(
        session,
        *(
            f"{place_of(row.holder)}/{row.id}"
            for row in deleted
            if row.kind != "folder"
        ),
    )
