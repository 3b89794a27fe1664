"""My Drive on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, StringConstraints

from servicekit.http.fields import Input, Moment
from servicekit.http.filenames import MAX_CHARACTERS
from servicekit.names.fields import Name

ItemName = Annotated[Name, StringConstraints(max_length=MAX_CHARACTERS)]
ItemKind = Literal["folder", "image", "document"]


class UsedIn(BaseModel):
    """What holds a file; `link` is a page of the site."""

    kind: Literal[
        "logo", "banner", "certificate", "gallery", "statutory", "product", "quote"
    ]
    label: str
    link: str


class Item(BaseModel):
    """A file or folder. `url` and `thumbs` (by width) are of public images only."""

    id: UUID
    kind: ItemKind
    name: str
    folder_id: UUID | None
    size_bytes: int
    mime: str | None
    width: int | None
    height: int | None
    is_private: bool
    url: str | None
    thumbs: dict[str, str] | None
    used_in: list[UsedIn]
    created_at: Moment
    deleted_at: Moment | None


class Usage(BaseModel):
    used_bytes: int
    limit_bytes: int
    files: int


class UploadFields(Input):
    """What travels beside the file."""

    folder_id: UUID | None = None
    is_private: bool = False


class NewFolder(Input):
    name: ItemName
    parent_id: UUID | None = None


class Change(Input):
    """Only what is sent changes; `folder_id` null is the top."""

    name: ItemName | None = None
    folder_id: UUID | None = None
