"""Whether a picture may be shown: asked at each read, so a deleted one is gone."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vendor.drive.models import files
from vendor.profiles.models import sellers

_IMAGE = sa.select(files.c.sizes).where(
    files.c.id == sa.bindparam("file_id"),
    files.c.seller_id == sa.bindparam("seller_id"),
    files.c.kind == "image",
    sa.not_(files.c.is_private),
    files.c.deleted_at.is_(None),
)
_COMPANY = sa.select(sellers.c.id).where(
    sellers.c.id == sa.bindparam("seller_id"),
    sa.or_(
        sellers.c.company_logo == sa.bindparam("url"),
        sellers.c.banner == sa.bindparam("url"),
    ),
)


async def sizes_of(reads: AsyncConnection, seller_id: UUID, file_id: UUID) -> list[int]:
    """The widths a picture is kept at; none when it may not be shown."""
    asked = {"seller_id": seller_id, "file_id": file_id}
    return (await reads.execute(_IMAGE, asked)).scalar() or []


async def shows(reads: AsyncConnection, seller_id: UUID, url: str) -> bool:
    """Whether it is the company's present logo or banner."""
    asked = {"seller_id": seller_id, "url": url}
    return (await reads.execute(_COMPANY, asked)).first() is not None
