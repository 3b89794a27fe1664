"""When a company's owner is gone, so are its files."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.drive import removal
from vendor.drive.models import files, place_of


def forget(session: Session, seller_id: UUID) -> None:
    """Rows now; the worker's sweep empties storage within seconds."""
    session.execute(sa.delete(files).where(files.c.seller_id == seller_id))
    removal.remove(session, place_of(seller_id), f"companies/{seller_id}")
