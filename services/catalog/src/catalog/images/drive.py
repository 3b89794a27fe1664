"""Pictures of My Drive, a replica of vendor, and how products use them."""

from collections.abc import Iterable, Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.error_texts import DRIVE_PICTURE_UNKNOWN
from catalog.images.models import DrivePicture, drive_pictures
from catalog.products.models import ProductImage
from servicekit.clock import now
from servicekit.http.errors import Invalid

_LIVING = sa.not_(drive_pictures.c.is_deleted)


def by_name(
    session: Session, seller_id: UUID, names: Iterable[str]
) -> dict[str, DrivePicture]:
    """By the names as given, in any case; of two of one name the newer."""
    given = list(names)
    folded = {name.strip().lower() for name in given}
    lower = sa.func.lower(drive_pictures.c.name)
    wanted = select(DrivePicture).where(
        drive_pictures.c.seller_id == seller_id, _LIVING, lower.in_(folded)
    )
    newest_last = session.exec(wanted.order_by(drive_pictures.c.file_id))
    found = {picture.name.lower(): picture for picture in newest_last}
    known = {name: found.get(name.strip().lower()) for name in given}
    return {name: picture for name, picture in known.items() if picture}


def add_loose(
    session: Session, seller_id: UUID, file_ids: Sequence[UUID]
) -> list[ProductImage]:
    """A loose picture for each file, not copied: it points to the file in My Drive.

    Raises Invalid for what is no picture of the seller's.
    """
    wanted = select(DrivePicture).where(
        drive_pictures.c.file_id.in_(file_ids),
        drive_pictures.c.seller_id == seller_id,
        _LIVING,
    )
    found = {picture.file_id: picture for picture in session.exec(wanted)}
    if set(file_ids) - found.keys():
        raise Invalid(errors={"file_ids": [DRIVE_PICTURE_UNKNOWN]})
    added = [_loose(found[file_id]) for file_id in dict.fromkeys(file_ids)]
    session.add_all(added)
    session.flush()
    return added


def _loose(picture: DrivePicture) -> ProductImage:
    return ProductImage(
        seller_id=picture.seller_id,
        path=picture.path,
        file_id=picture.file_id,
        waiting_since=now(),
    )
