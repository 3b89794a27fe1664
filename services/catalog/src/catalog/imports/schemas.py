"""Bulk upload on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import Body
from pydantic import BaseModel, Field

from catalog.imports.models import Policy
from servicekit.http.fields import Input, Line, Moment, Text
from servicekit.http.refusals import FieldRefusal

RowFilter = Literal["failed", "valid", "done", "all"]
Header = Annotated[str, Field(max_length=120)]


class Mapping(Input):
    """Column -> header of the file, null for none."""

    mapping: dict[Header, Header | None] = Field(max_length=80)


class Start(Input):
    policy: Policy = "reject_failed_rows"


OptionalStart = Annotated[Start, Body(default_factory=Start)]


class RowChange(Input):
    """What the cells of these columns should have been."""

    values: dict[Header, Text] = Field(min_length=1, max_length=80)


class ColumnOut(BaseModel):
    column: str
    label: str
    label_ne: str
    is_required: bool
    example: str


class ImportQuota(BaseModel):
    """`wanted` new products ask to be published; what exceeds `limit` stays a draft."""

    limit: int | None
    used: int
    wanted: int


class ImportSummary(BaseModel):
    """A line of the history; `processed` of `total` is the progress."""

    id: UUID
    file_name: Line
    status: str
    status_label: str
    allowed_statuses: list[str]
    policy: Policy | None
    total: int
    processed: int
    created: int
    updated: int
    failed: int
    bad_rows: int
    error: str | None
    error_reason: FieldRefusal | None
    is_undoing: bool
    undo_until: Moment | None
    undone_at: Moment | None
    created_at: Moment
    finished_at: Moment | None


class ImportOut(ImportSummary):
    """`quota` once the rows are checked; `waiting_pictures` rows still want theirs."""

    headers: list[str]
    sample_row: list[str]
    suggested_mapping: dict[str, str | None]
    mapping: dict[str, str | None]
    columns: list[ColumnOut] = Field(serialization_alias="schema")
    quota: ImportQuota | None
    waiting_pictures: int


class CellError(BaseModel):
    column: str
    value: str
    message: str
    reason: FieldRefusal | None = None
    suggestion: str | None


class RowOut(BaseModel):
    """`number` as a spreadsheet counts: the headers are row 1."""

    number: int
    status: str
    values: dict[str, str]
    errors: list[CellError]
    product_id: UUID | None
