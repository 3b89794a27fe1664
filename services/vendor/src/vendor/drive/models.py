"""Files and folders of a company, what uses them, and what waits to be removed."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class DriveFile(SQLModel, table=True):
    """`kind` is folder, image or document; `sizes` are the stored widths of an image.

    A company's, or with `owner_id` a person's without a company when it was sent.
    `deleted_with` names the item whose deletion included this one, for undo.
    """

    __tablename__ = "drive_files"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    seller_id: UUID | None = Field(default=None, foreign_key="sellers.id")
    owner_id: UUID | None = None
    folder_id: UUID | None = Field(default=None, foreign_key="drive_files.id")
    kind: str
    name: str
    mime: str | None = None
    size_bytes: int = Field(default=0, sa_type=sa.BigInteger)
    width: int | None = None
    height: int | None = None
    sizes: list[int] = Field(default_factory=list, sa_type=ARRAY(sa.Integer))
    is_private: bool = False
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    deleted_at: datetime | None = Field(default=None, sa_type=_TIME)
    deleted_with: UUID | None = None

    @property
    def is_public_picture(self) -> bool:
        return self.kind == "image" and not self.is_private

    @property
    def place(self) -> str:
        """The folder in storage that holds every object of this file."""
        return f"{place_of(self.seller_id or self.owner_id)}/{self.id}"

    def key(self, size: int) -> str:
        """An image's object of the nearest stored size: never upscaled."""
        return f"{self.place}/{min(size, self.sizes[-1])}.webp"

    @property
    def document_key(self) -> str:
        return f"{self.place}/document"


class DriveUse(SQLModel, table=True):
    """A reason why a file must stay: `ref_id` is the form, product or quote."""

    __tablename__ = "drive_uses"

    file_id: UUID = Field(foreign_key="drive_files.id", primary_key=True)
    kind: str = Field(primary_key=True)
    ref_id: UUID = Field(primary_key=True)
    label: str
    link: str


class ProductUse(SQLModel, table=True):
    """The version of a product's pictures, and whether others see the product."""

    __tablename__ = "drive_product_uses"

    product_id: UUID = Field(primary_key=True)
    version: int
    is_withheld: bool = False


class Removal(SQLModel, table=True):
    """Objects in storage to delete at `due_at`, unless the row is deleted before."""

    __tablename__ = "drive_removals"

    folder: str = Field(primary_key=True)
    due_at: datetime = Field(sa_type=_TIME)


def place_of(holder_id: UUID | None) -> str:
    """`holder_id`: the company's, or the person's without a company."""
    return f"drive/{holder_id}"


files = DriveFile.__table__  # type: ignore[attr-defined]
uses = DriveUse.__table__  # type: ignore[attr-defined]
product_uses = ProductUse.__table__  # type: ignore[attr-defined]
removals = Removal.__table__  # type: ignore[attr-defined]
