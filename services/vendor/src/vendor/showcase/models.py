"""What a company presents on its shop: certificates, and photos of its work."""

from datetime import date
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id


class Certificate(SQLModel, table=True):
    """`file_id`: a public picture of My Drive. `valid_until`: its last day, if any."""

    __tablename__ = "seller_certificates"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID = Field(foreign_key="sellers.id", index=True)
    position: int
    name: str
    issuer: str
    valid_until: date | None = Field(default=None, sa_type=sa.Date)
    file_id: UUID | None = Field(default=None, foreign_key="drive_files.id")


class Photo(SQLModel, table=True):
    """A public picture of My Drive in the gallery of a shop."""

    __tablename__ = "seller_photos"

    seller_id: UUID = Field(foreign_key="sellers.id", primary_key=True)
    file_id: UUID = Field(foreign_key="drive_files.id", primary_key=True)
    position: int


certificates = Certificate.__table__  # type: ignore[attr-defined]
photos = Photo.__table__  # type: ignore[attr-defined]
