"""Events of vendor about files of My Drive."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

from servicekit.messaging.event import Event


class DocumentOpened(Event):
    """Somebody to whom its owner sent a private document has opened it.

    `opening_id` is of this one opening. Of the owner and of administrators there is no
    event.
    """

    type: ClassVar[str] = "vendor.document_opened.v1"

    opening_id: UUID
    file_id: UUID
    user_id: UUID
    opened_at: datetime


class PictureChanged(Event):
    """A public picture of a company's My Drive, new, renamed or brought back.

    `path` is where its largest size is served, under /storage/.
    """

    type: ClassVar[str] = "vendor.picture_kept.v1"

    file_id: UUID
    version: int
    seller_id: UUID
    name: str
    path: str


class PictureRemoved(Event):
    """A public picture is gone from My Drive; readers keep a tombstone."""

    type: ClassVar[str] = "vendor.picture_removed.v1"

    file_id: UUID
    version: int
    seller_id: UUID
