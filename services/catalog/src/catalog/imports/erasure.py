"""Erases the uploads of a deleted company."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.imports.models import imports


def erase(session: Session, seller_id: UUID) -> None:
    """Rows and waiting pictures go with their import."""
    session.execute(sa.delete(imports).where(imports.c.seller_id == seller_id))
