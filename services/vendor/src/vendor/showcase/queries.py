"""Certificates and photos with the paths of their pictures."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from servicekit.clock import today
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import url
from vendor.drive.models import DriveFile, files
from vendor.showcase.models import certificates, photos

_SELLER = sa.bindparam("seller_id", type_=sa.Uuid)
_FILE = (files.c.seller_id.label("holder_id"), files.c.sizes)
_CERTIFICATES = (
    sa.select(certificates, *_FILE)
    .select_from(certificates.outerjoin(files, files.c.id == certificates.c.file_id))
    .where(certificates.c.seller_id == _SELLER)
    .order_by(certificates.c.position)
)
_VALID = _CERTIFICATES.where(
    sa.or_(
        certificates.c.valid_until.is_(None),
        certificates.c.valid_until >= sa.bindparam("today", type_=sa.Date),
    )
)
_PHOTOS = (
    sa.select(photos.c.file_id, *_FILE)
    .select_from(photos.join(files, files.c.id == photos.c.file_id))
    .where(photos.c.seller_id == _SELLER)
    .order_by(photos.c.position)
)


async def public(reads: AsyncConnection, seller_id: UUID) -> dict[str, Any]:
    params = {"seller_id": seller_id}
    valid = await reads.execute(_VALID, {**params, "today": today()})
    pictures = (await reads.execute(_PHOTOS, params)).all()
    return {
        "certificates": _with_images(valid.all()),
        "photos": [_image(row) for row in pictures],
    }


async def own(reads: AsyncConnection, seller_id: UUID) -> dict[str, Any]:
    params = {"seller_id": seller_id}
    every = await reads.execute(_CERTIFICATES, params)
    pictures = (await reads.execute(_PHOTOS, params)).all()
    return {
        "certificates": _with_images(every.all()),
        "photos": [{"file_id": row.file_id, "image": _image(row)} for row in pictures],
    }


def _with_images(rows: Sequence[sa.Row[Any]]) -> list[dict[str, Any]]:
    return [{**row._mapping, "image": _image(row)} for row in rows]


def _image(row: sa.Row[Any]) -> str | None:
    if row.file_id is None:
        return None
    file = DriveFile(
        id=row.file_id, seller_id=row.holder_id, sizes=row.sizes, kind="image", name=""
    )
    return url(file.key(WIDTHS[-1]))
