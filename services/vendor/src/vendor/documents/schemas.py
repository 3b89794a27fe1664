"""Links and accesses on the wire."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment


class DocumentLink(BaseModel):
    """Opens for the caller alone, until `expires_at`."""

    url: str
    expires_at: Moment


class Readable(BaseModel):
    """A document the caller may open by a link."""

    id: UUID
    name: str
    mime: str
    size_bytes: int


class Access(BaseModel):
    id: UUID
    user_id: UUID
    who: Literal["owner", "admin", "reader"]
    at: Moment


class Opening(BaseModel):
    """The first opening by one administrator."""

    user_id: UUID
    at: Moment
