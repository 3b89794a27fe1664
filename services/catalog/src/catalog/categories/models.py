"""The category tree, four levels deep."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

LEVELS = 4


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
    picture_id: UUID | None = None
    is_leaf: bool
    is_deleted: bool = False
    merged_into: UUID | None = None
    search_key: str


class CategoryAlias(SQLModel, table=True):
    """A slug of the past: it leads to the category for ever."""

    __tablename__ = "category_aliases"

    slug: str = Field(primary_key=True)
    category_id: UUID


table = Category.__table__  # type: ignore[attr-defined]
aliases = CategoryAlias.__table__  # type: ignore[attr-defined]
# A trigger adds a row per change, so that no change waits for another; a page sums few.
product_counts = sa.Table(
    "product_counts",
    SQLModel.metadata,
    sa.Column("category_id", sa.Uuid, nullable=False),
    sa.Column("n", sa.BigInteger, nullable=False),
)
