"""Pictures stored here, those of My Drive, and their published uses."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class Picture(SQLModel, table=True):
    """Objects in storage, one a size; `seller_id` is None for a category's."""

    __tablename__ = "pictures"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID | None = None
    sizes: list[int] = Field(sa_type=ARRAY(sa.Integer))
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)


class DrivePicture(SQLModel, table=True):
    """A replica fed by vendor; a removed one stays as tombstone, without its name."""

    __tablename__ = "drive_pictures"

    file_id: UUID = Field(primary_key=True)
    version: int
    seller_id: UUID
    name: str
    path: str
    is_deleted: bool = False


class DriveUse(SQLModel, table=True):
    """The last published uses of a product that has pictures of My Drive."""

    __tablename__ = "drive_uses"

    product_id: UUID = Field(primary_key=True)
    version: int = 0
    seller_id: UUID
    file_ids: list[UUID] = Field(default_factory=list, sa_type=ARRAY(sa.Uuid))
    label: str = ""
    is_withheld: bool = False


class Removal(SQLModel, table=True):
    """Objects in storage that go at `due_at`, unless the row is deleted by then."""

    __tablename__ = "picture_removals"

    folder: str = Field(primary_key=True)
    due_at: datetime = Field(sa_type=_TIME)


pictures = Picture.__table__  # type: ignore[attr-defined]
drive_pictures = DrivePicture.__table__  # type: ignore[attr-defined]
drive_uses = DriveUse.__table__  # type: ignore[attr-defined]
removals = Removal.__table__  # type: ignore[attr-defined]
