"""The video of a product."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.error_texts import VIDEO_NOT_YOURS
from catalog.products.models import Product, products
from catalog.videos.models import Video, videos
from servicekit.clock import now
from servicekit.http.errors import Invalid


def attach(session: Session, product: Product, video_id: UUID | None) -> None:
    """Gives the product this video or none; one that nobody uses then is loose.

    Raises Invalid unless it is loose or the product's own.
    """
    former = product.video_id
    if video_id == former:
        return
    if video_id:
        _taken(session, product, video_id).waiting_since = None
    product.video_id = video_id
    session.add(product)
    session.flush()
    if former:
        _release(session, former)


def _taken(session: Session, product: Product, video_id: UUID) -> Video:
    wanted = select(Video).where(
        videos.c.id == video_id,
        videos.c.seller_id == product.seller_id,
        videos.c.waiting_since.is_not(None),
    )
    found = session.exec(wanted.with_for_update()).first()
    if found is None:
        raise Invalid(errors={"video_id": [VIDEO_NOT_YOURS]})
    session.add(found)
    return found


def _release(session: Session, video_id: UUID) -> None:
    """The seller is locked: no other product takes it meanwhile."""
    unused = sa.update(videos).where(
        videos.c.id == video_id,
        ~sa.exists().where(products.c.video_id == videos.c.id),
    )
    session.execute(unused.values(waiting_since=now()))
