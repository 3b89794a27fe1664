"""A company's registration and tax documents; their status is in `sellers`."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class StatutoryDetails(SQLModel, table=True):
    """One row per seller; `version` counts what a reviewer might not have seen.

    `noticed_days`: the last notice of the end that was sent, 30 or 7 days before.
    """

    __tablename__ = "statutory_details"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID = Field(unique=True, foreign_key="sellers.id")
    version: int = 1
    pan_number: str | None = None
    vat_registered: bool | None = None
    registered_name: str | None = None
    registration_type: str | None = None
    registration_number: str | None = None
    registration_office: str | None = None
    reason_code: str | None = None
    reason_note: str | None = None
    submitted_at: datetime | None = Field(default=None, sa_type=_TIME)
    decided_at: datetime | None = Field(default=None, sa_type=_TIME)
    decided_by: UUID | None = None
    noticed_days: int | None = None


class StatutoryDocument(SQLModel, table=True):
    """A file of My Drive as it was called when it was sent."""

    __tablename__ = "statutory_documents"

    statutory_id: UUID = Field(primary_key=True, foreign_key="statutory_details.id")
    file_id: UUID = Field(primary_key=True)
    position: int = 0
    name: str
    mime: str
    size_bytes: int
    kind: str = "other"
    status: str = "pending"
    note: str | None = None


details = StatutoryDetails.__table__  # type: ignore[attr-defined]
documents = StatutoryDocument.__table__  # type: ignore[attr-defined]
