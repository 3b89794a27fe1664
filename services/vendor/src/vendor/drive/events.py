"""Events about public pictures, for the products of catalog that use them."""

from collections.abc import Iterable, Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.drive import PictureChanged, PictureRemoved
from servicekit.messaging import outbox
from servicekit.messaging.event import Event
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import url
from vendor.drive.models import DriveFile, files

_PICTURES = sa.and_(files.c.kind == "image", sa.not_(files.c.is_private))


def publish(session: Session, file: DriveFile) -> None:
    """For public pictures only."""
    if file.is_public_picture:
        outbox.record(session, state(file))


def publish_changes(session: Session, changed_files: Iterable[DriveFile]) -> None:
    for file in changed_files:
        file.version += 1
        session.add(file)
        publish(session, file)


def publish_removals(session: Session, seller_id: UUID) -> None:
    """The pictures of an erased company: the events have no name."""
    theirs = sa.select(files.c.id, files.c.version).where(
        files.c.seller_id == seller_id, _PICTURES
    )
    for row in session.execute(theirs).all():
        removed = PictureRemoved(
            file_id=row.id, version=row.version + 1, seller_id=seller_id
        )
        outbox.record(session, removed)


def state(file: DriveFile) -> PictureChanged | PictureRemoved:
    values = {"file_id": file.id, "version": file.version, "seller_id": file.seller_id}
    if file.deleted_at:
        return PictureRemoved.model_validate(values)
    path = url(file.key(WIDTHS[-1]))
    return PictureChanged.model_validate({**values, "name": file.name, "path": path})


def snapshot(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """A page of all pictures, deleted ones until they are purged."""
    page = select(DriveFile).where(_PICTURES).order_by(files.c.id).limit(limit)
    if after:
        page = page.where(files.c.id > sa.cast(UUID(after), sa.Uuid))
    return [(str(file.id), state(file)) for file in session.exec(page)]
