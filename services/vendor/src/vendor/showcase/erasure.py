"""An erased company presents nothing."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.showcase.models import certificates, photos


def erase(session: Session, seller_id: UUID) -> None:
    """Before its files, which the rows refer to."""
    for table in (certificates, photos):
        session.execute(sa.delete(table).where(table.c.seller_id == seller_id))
