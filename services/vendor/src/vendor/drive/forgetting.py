"""When a company's owner is gone, so are its files."""

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
