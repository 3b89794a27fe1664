"""When a person is gone, so are their files and their company's."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.drive import telling
from vendor.drive.models import files, place_of
from vendor.drive.removal import removals


def forget(session: Session, seller_id: UUID) -> None:
    """Rows now; the worker's sweep empties storage within seconds."""
    telling.gone_with(session, seller_id)
    session.execute(sa.delete(files).where(files.c.seller_id == seller_id))
    removals.remove(session, place_of(seller_id), f"companies/{seller_id}")


def forget_person(session: Session, user_id: UUID) -> None:
    """What they kept without a company."""
    theirs = sa.delete(files).where(files.c.owner_id == user_id)
    if session.execute(theirs.returning(files.c.id)).first():
        removals.remove(session, place_of(user_id))
