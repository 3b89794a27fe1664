"""Who opened which private document, and when (D42)."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class DocumentAccess(SQLModel, table=True):
    """`who` is owner or admin."""

    __tablename__ = "document_accesses"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    file_id: UUID = Field(foreign_key="drive_files.id", index=True)
    user_id: UUID
    who: str
    at: datetime = Field(default_factory=now, sa_type=sa.DateTime(timezone=True))


accesses = DocumentAccess.__table__  # type: ignore[attr-defined]
