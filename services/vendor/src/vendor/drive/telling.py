"""What catalog hears of the public pictures, for the products that show them."""

from collections.abc import Iterable, Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.vendor import PictureKept, PictureRemoved
from servicekit.messaging import outbox
from servicekit.messaging.event import Event
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import url
from vendor.drive.models import DriveFile, files

_PICTURES = sa.and_(files.c.kind == "image", sa.not_(files.c.is_private))


def tell(session: Session, file: DriveFile) -> None:
    """Documents and private pictures are nobody's business."""
    if file.is_public_picture:
        outbox.record(session, state(file))


def changed(session: Session, changed_files: Iterable[DriveFile]) -> None:
    for file in changed_files:
        file.version += 1
        session.add(file)
        tell(session, file)


def gone_with(session: Session, seller_id: UUID) -> None:
    """A forgotten company's: no name travels any more."""
    theirs = sa.select(files.c.id, files.c.version).where(
        files.c.seller_id == seller_id, _PICTURES
    )
    for row in session.execute(theirs).all():
        gone = PictureRemoved(
            file_id=row.id, version=row.version + 1, seller_id=seller_id
        )
        outbox.record(session, gone)


def state(file: DriveFile) -> PictureKept | PictureRemoved:
    known = {"file_id": file.id, "version": file.version, "seller_id": file.seller_id}
    if file.deleted_at:
        return PictureRemoved.model_validate(known)
    path = url(file.key(WIDTHS[-1]))
    return PictureKept.model_validate({**known, "name": file.name, "path": path})


def snapshot(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """A page of all pictures, deleted ones until they are purged."""
    page = select(DriveFile).where(_PICTURES).order_by(files.c.id).limit(limit)
    if after:
        page = page.where(files.c.id > sa.cast(UUID(after), sa.Uuid))
    return [(str(file.id), state(file)) for file in session.exec(page)]
