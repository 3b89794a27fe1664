"""The category tree, four levels deep."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel


class Category(SQLModel, table=True):
    """`lineage`: ids from the industry down to the category itself."""

    __tablename__ = "categories"

    id: UUID = Field(primary_key=True)
    version: int = 1
    parent_id: UUID | None = None
    lineage: list[UUID] = Field(sa_type=ARRAY(sa.Uuid))
    level: int
    position: int
    slug: str
    name: str
    name_ne: str
    icon: str | None = None
    image: str | None = None
    is_leaf: bool
    is_deleted: bool = False
    search_key: str


table = Category.__table__  # type: ignore[attr-defined]
