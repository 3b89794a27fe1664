"""Replica of catalog's category tree: names, place, and whether it is a leaf."""

from uuid import UUID

from sqlmodel import Field, SQLModel


class Category(SQLModel, table=True):
    __tablename__ = "categories"

    category_id: UUID = Field(primary_key=True)
    version: int
    parent_id: UUID | None = None
    level: int
    slug: str
    name: str
    name_ne: str
    is_leaf: bool
    is_deleted: bool = False


table = Category.__table__  # type: ignore[attr-defined]
