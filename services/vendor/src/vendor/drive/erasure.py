"""Deletes the files of a deleted user and their company, except those of a deal."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.drive import events
from vendor.drive.holds import is_held, leave_held
from vendor.drive.models import files, place_of
from vendor.drive.removal import removals


def erase(session: Session, seller_id: UUID) -> None:
    """Rows now; the worker's sweep empties storage within seconds."""
    events.publish_removals(session, seller_id)
    _delete(session, files.c.seller_id == seller_id, seller_id)
    removals.remove(session, f"companies/{seller_id}")


def erase_person(session: Session, user_id: UUID) -> None:
    """The files of a person without a company."""
    _delete(session, files.c.owner_id == user_id, user_id)


def _delete(session: Session, of: sa.ColumnElement[bool], holder_id: UUID) -> None:
    """Removes the complete folder in storage, unless a deal holds some of it."""
    has_held = leave_held(session, of)
    theirs = sa.delete(files).where(of, ~is_held)
    deleted = session.execute(theirs.returning(files.c.id)).scalars().all()
    place = place_of(holder_id)
    places = [f"{place}/{file_id}" for file_id in deleted] if has_held else [place]
    if deleted:
        removals.remove(session, *places)
