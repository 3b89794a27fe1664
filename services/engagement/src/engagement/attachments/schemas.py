"""Files of My Drive on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, Field

MOST_FILES = 5


def _each_once(ids: list[UUID]) -> list[UUID]:
    return list(dict.fromkeys(ids))


# Private documents of the sender: vendor judges whose they are.
AttachmentIds = Annotated[
    list[UUID], AfterValidator(_each_once), Field(max_length=MOST_FILES)
]
