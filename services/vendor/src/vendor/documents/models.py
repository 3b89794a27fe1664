"""Who else than the owner may open a private document, and who did, when (D42)."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class DocumentAccess(SQLModel, table=True):
    """`who` is owner, admin, or reader: somebody it was sent to."""

    __tablename__ = "document_accesses"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    file_id: UUID = Field(foreign_key="drive_files.id", index=True)
    user_id: UUID
    who: str
    at: datetime = Field(default_factory=now, sa_type=sa.DateTime(timezone=True))


class DocumentShare(SQLModel, table=True):
    """The version of the files of a message or requirement. `for_admins`:
    administrators review it, and read them. `held_since`: they belong to a signed deal
    from then on, whatever their owner does."""

    __tablename__ = "document_shares"

    ref_id: UUID = Field(primary_key=True)
    version: int
    for_admins: bool = False
    held_since: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )


class DocumentReader(SQLModel, table=True):
    """May read the file because of `ref_id`."""

    __tablename__ = "document_readers"

    file_id: UUID = Field(foreign_key="drive_files.id", primary_key=True)
    user_id: UUID = Field(primary_key=True)
    ref_id: UUID = Field(foreign_key="document_shares.ref_id", primary_key=True)


accesses = DocumentAccess.__table__  # type: ignore[attr-defined]
shares = DocumentShare.__table__  # type: ignore[attr-defined]
readers = DocumentReader.__table__  # type: ignore[attr-defined]
