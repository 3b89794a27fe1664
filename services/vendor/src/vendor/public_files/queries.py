"""Whether a picture is public: checked at each read, so deletion is immediate."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vendor.drive.models import files, product_uses, uses
from vendor.profiles.models import sellers

_IS_PREVIEW = sa.bindparam("is_preview", type_=sa.Boolean)
_IS_OPEN = sellers.c.status.in_(("onboarding", "active"))
_PRODUCT = uses.join(product_uses, product_uses.c.product_id == uses.c.ref_id)
_USED_BY_PRODUCT = (
    sa.exists()
    .select_from(_PRODUCT)
    .where(uses.c.file_id == files.c.id, uses.c.kind == "product")
    .correlate(files)
)
# Of two products with one picture the one that is not withheld decides.
_IS_WITHHELD = sa.and_(
    _USED_BY_PRODUCT.where(product_uses.c.is_withheld),
    sa.not_(_USED_BY_PRODUCT.where(sa.not_(product_uses.c.is_withheld))),
)
_IMAGE = (
    sa.select(files.c.sizes)
    .select_from(files.join(sellers, sellers.c.id == files.c.seller_id))
    .where(
        files.c.id == sa.bindparam("file_id"),
        files.c.seller_id == sa.bindparam("seller_id"),
        files.c.kind == "image",
        sa.not_(files.c.is_private),
        files.c.deleted_at.is_(None),
        sa.or_(_IS_PREVIEW, sa.and_(_IS_OPEN, sa.not_(_IS_WITHHELD))),
    )
)
_COMPANY = sa.select(sellers.c.id).where(
    sellers.c.id == sa.bindparam("seller_id"),
    sa.or_(
        sellers.c.company_logo == sa.bindparam("url"),
        sellers.c.banner == sa.bindparam("url"),
    ),
    sa.or_(_IS_PREVIEW, _IS_OPEN),
)


async def sizes_of(
    reads: AsyncConnection, seller_id: UUID, file_id: UUID, is_preview: bool
) -> list[int]:
    """The stored widths of a picture; none when it is not public."""
    values = {"seller_id": seller_id, "file_id": file_id, "is_preview": is_preview}
    return (await reads.execute(_IMAGE, values)).scalar() or []


async def is_current_picture(
    reads: AsyncConnection, seller_id: UUID, url: str, is_preview: bool
) -> bool:
    """Whether it is the company's present logo or banner."""
    values = {"seller_id": seller_id, "url": url, "is_preview": is_preview}
    return (await reads.execute(_COMPANY, values)).first() is not None
