"""Attachments from My Drive: vendor stores them and grants access."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, Field
from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.messaging.outbox import record

MAX_FILES = 5


def _each_once(ids: list[UUID]) -> list[UUID]:
    return list(dict.fromkeys(ids))


# Private documents of the sender: vendor checks whose they are.
AttachmentIds = Annotated[
    list[UUID], AfterValidator(_each_once), Field(max_length=MAX_FILES)
]


def share(
    session: Session,
    ref_id: UUID,
    version: int,
    owner_id: UUID,
    file_ids: Sequence[UUID],
    reader_ids: Sequence[UUID],
    *,
    for_admins: bool = False,
    held_since: datetime | None = None,
) -> None:
    """The complete list of who may read which files because of `ref_id`: the highest
    version counts; without files or readers access ends. `held_since`: since when they
    belong
    to a signed deal."""
    event = FilesShared(
        ref_id=ref_id,
        version=version,
        owner_id=owner_id,
        file_ids=list(file_ids),
        reader_ids=list(reader_ids),
        for_admins=for_admins,
        held_since=held_since,
    )
    record(session, event, actor=owner_id)
