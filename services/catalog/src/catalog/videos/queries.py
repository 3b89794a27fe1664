"""Videos, and whether one is public: checked at each read, as for pictures."""

from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.products.models import WITHHELD, products
from catalog.sellers.models import table as sellers
from catalog.videos.models import Video, videos
from catalog.videos.presenter import FACTS

_USED_BY = sa.exists().where(products.c.video_id == videos.c.id).correlate(videos)
_OF_CLOSED_FIRM = (
    sa.exists()
    .where(sellers.c.id == videos.c.seller_id, sellers.c.status != "active")
    .correlate(videos)
)
# Of two products with one video the published one decides.
_IS_WITHHELD = sa.or_(
    _OF_CLOSED_FIRM,
    sa.and_(
        _USED_BY.where(products.c.status.in_(WITHHELD)),
        sa.not_(_USED_BY.where(products.c.status == "published")),
    ),
)
STORED = sa.select(
    videos.c.seller_id,
    videos.c.size_bytes,
    videos.c.poster_sizes,
    _IS_WITHHELD.label("is_withheld"),
).where(videos.c.id == sa.bindparam("id"))


def _named(*names: str) -> Iterator[Any]:
    for name in names:
        yield from (sa.literal_column(f"'{name}'"), videos.c[name])


# In a row of products: what `presenter.of_row` reads.
OF_PRODUCT = (
    sa.select(sa.func.json_build_object(*_named("id", *FACTS)))
    .where(videos.c.id == products.c.video_id)
    .correlate(products)
    .scalar_subquery()
)


def loose_count(session: Session, seller_id: UUID) -> int:
    """How many of the seller's videos no product has taken."""
    count = sa.select(sa.func.count()).where(
        videos.c.seller_id == seller_id, videos.c.waiting_since.is_not(None)
    )
    return int(session.execute(count).scalar_one())


def by_id(session: Session, ids: Iterable[UUID]) -> dict[UUID, Video]:
    found = session.exec(select(Video).where(col(Video.id).in_(ids)))
    return {video.id: video for video in found}
