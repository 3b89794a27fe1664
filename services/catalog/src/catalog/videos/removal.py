"""Removal of videos: loose ones after a day, an erased seller's at once."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.images.removal import removals
from catalog.videos import paths
from catalog.videos.models import videos
from servicekit.clock import now

MAX_LOOSE_AGE = timedelta(days=1)
BATCH = 500


def clean(session: Session) -> None:
    """Timer: videos that were loose for a day."""
    old = (
        sa.select(videos.c.id)
        .where(videos.c.waiting_since < now() - MAX_LOOSE_AGE)
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )
    gone = sa.delete(videos).where(videos.c.id.in_(old))
    deleted = session.execute(gone.returning(videos.c.seller_id, videos.c.id)).all()
    removals.remove(session, *(paths.place(*row) for row in deleted))


def erase(session: Session, seller_id: UUID) -> None:
    """Rows only: their files are in the folder of the seller's pictures."""
    session.execute(sa.delete(videos).where(videos.c.seller_id == seller_id))
