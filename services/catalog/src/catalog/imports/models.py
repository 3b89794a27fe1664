"""Imports, their rows, and the pictures still to be fetched."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)

Phase = Literal["validate", "commit", "undo"]
Policy = Literal["reject_failed_rows", "reject_everything"]


class Import(SQLModel, table=True):
    """One uploaded sheet. `phase` is what the worker is at, `step` its next message.

    `derived` headers at the end were made by us from another system's columns.
    """

    __tablename__ = "imports"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID
    owner_id: UUID
    file_name: str
    status: str
    policy: str | None = None
    phase: str | None = None
    step: int = 0
    headers: list[str] = Field(sa_type=JSONB)
    derived: int = 0
    sample: list[str] = Field(sa_type=JSONB)
    mapping: dict[str, str | None] = Field(default_factory=dict, sa_type=JSONB)
    total: int
    processed: int = 0
    created: int = 0
    updated: int = 0
    failed: int = 0
    bad_rows: int = 0
    quota: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    error: str | None = None
    error_reason: dict[str, Any] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    undo_until: datetime | None = Field(default=None, sa_type=_TIME)
    undone_at: datetime | None = Field(default=None, sa_type=_TIME)
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    updated_at: datetime = Field(default_factory=now, sa_type=_TIME)
    finished_at: datetime | None = Field(default=None, sa_type=_TIME)


class ImportRow(SQLModel, table=True):
    """A line of the sheet, `number` as a spreadsheet counts; `edits` by column.

    `before` is the product as it was, `after_version` the one we wrote: an undo
    touches nothing that was changed since.
    """

    __tablename__ = "import_rows"

    import_id: UUID = Field(primary_key=True)
    number: int = Field(primary_key=True)
    cells: list[str] = Field(sa_type=JSONB)
    edits: dict[str, str] = Field(default_factory=dict, sa_type=JSONB)
    status: str = "pending"
    errors: list[dict[str, Any]] = Field(default_factory=list, sa_type=JSONB)
    product_id: UUID | None = None
    before: dict[str, Any] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    after_version: int | None = None


@dataclass(frozen=True)
class Line:
    """The cells of a row, and their corrections."""

    number: int
    cells: list[str]
    edits: dict[str, str]


@dataclass
class Outcome:
    """What became of a row: the columns of its `ImportRow`."""

    number: int
    status: str
    errors: list[dict[str, Any]] = field(default_factory=list)
    product_id: UUID | None = None
    before: dict[str, Any] | None = None
    after_version: int | None = None


class ImportPicture(SQLModel, table=True):
    """The pictures of one row, still to be downloaded and attached to its product.

    `sources` are https addresses and names of files in My Drive, in their order.
    """

    __tablename__ = "import_pictures"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    import_id: UUID
    number: int
    product_id: UUID
    seller_id: UUID
    sources: list[str] = Field(sa_type=JSONB)
    attempts: int = 0
    due_at: datetime = Field(default_factory=now, sa_type=_TIME)


imports = Import.__table__  # type: ignore[attr-defined]
rows = ImportRow.__table__  # type: ignore[attr-defined]
pictures = ImportPicture.__table__  # type: ignore[attr-defined]
