"""Whether a picture may be shown: asked at each read, so a deleted one is gone."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.images.models import pictures
from catalog.products.models import images

SIZES = sa.select(pictures.c.seller_id, pictures.c.sizes).where(
    pictures.c.id == sa.bindparam("id")
)


def waiting(session: Session, seller_id: UUID) -> int:
    """How many of the seller's pictures no product has taken."""
    count = sa.select(sa.func.count()).where(
        images.c.seller_id == seller_id, images.c.waiting_since.is_not(None)
    )
    return int(session.execute(count).scalar_one())
