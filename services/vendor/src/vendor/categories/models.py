"""Catalog's categories, as much as profiles need."""

from uuid import UUID

from sqlmodel import Field, SQLModel


class Category(SQLModel, table=True):
    """A replica fed by catalog.category_changed; a deleted one stays as tombstone."""

    __tablename__ = "categories"

    id: UUID = Field(primary_key=True)
    version: int
    parent_id: UUID | None = Field(default=None, index=True)
    slug: str = Field(index=True)
    name: str
    name_ne: str
    is_deleted: bool = False


table = Category.__table__  # type: ignore[attr-defined]
