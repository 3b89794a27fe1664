"""What leaves storage: swept after the commit, purged a day after its deletion."""

from datetime import timedelta

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.clock import now
from servicekit.storage.removals import Removals
from servicekit.storage.storage import Storage
from vendor.drive.models import files, place_of
from vendor.drive.models import removals as table
from vendor.settings import VendorSettings

UNDO_FOR = timedelta(days=1)
removals = Removals(table)


def sweep(session: Session) -> None:
    """Timer."""
    removals.sweep(session, Storage.connect(VendorSettings()))


def purge(session: Session) -> None:
    """Timer: what was deleted a day ago cannot be brought back any more."""
    old = sa.delete(files).where(files.c.deleted_at < now() - UNDO_FOR)
    holder = sa.func.coalesce(files.c.seller_id, files.c.owner_id).label("holder")
    gone = session.execute(old.returning(holder, files.c.id, files.c.kind))
    removals.remove(
        session,
        *(f"{place_of(row.holder)}/{row.id}" for row in gone if row.kind != "folder"),
    )
