"""When a person is gone, so are their files and their company's, but for what belongs
to a signed deal."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.documents.holding import is_held, leave_held
from vendor.drive import telling
from vendor.drive.models import files, place_of
from vendor.drive.removal import removals


def forget(session: Session, seller_id: UUID) -> None:
    """Rows now; the worker's sweep empties storage within seconds."""
    telling.gone_with(session, seller_id)
    _delete(session, files.c.seller_id == seller_id, seller_id)
    removals.remove(session, f"companies/{seller_id}")


def forget_person(session: Session, user_id: UUID) -> None:
    """What they kept without a company."""
    _delete(session, files.c.owner_id == user_id, user_id)


def _delete(session: Session, of: sa.ColumnElement[bool], holder_id: UUID) -> None:
    """The whole place in storage at once, unless a deal holds some of it."""
    has_held = leave_held(session, of)
    theirs = sa.delete(files).where(of, ~is_held)
    deleted = session.execute(theirs.returning(files.c.id)).scalars().all()
    place = place_of(holder_id)
    places = [f"{place}/{file_id}" for file_id in deleted] if has_held else [place]
    if deleted:
        removals.remove(session, *places)
