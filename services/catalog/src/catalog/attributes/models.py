"""Attributes that the products of a category have."""

from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id


class Attribute(SQLModel, table=True):
    """Holds for the category and all below; `options` are {value, label, label_ne}."""

    __tablename__ = "category_attributes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    category_id: UUID
    key: str
    name: str
    name_ne: str
    type: str
    unit: str | None = None
    options: list[dict[str, Any]] = Field(default_factory=list, sa_type=JSONB)
    is_required: bool = False
    is_facet: bool = False
    position: int = 0


table = Attribute.__table__  # type: ignore[attr-defined]
