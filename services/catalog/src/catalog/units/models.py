"""Units of measure."""

from uuid import UUID

from sqlmodel import Field, SQLModel


class Unit(SQLModel, table=True):
    __tablename__ = "units"

    id: UUID = Field(primary_key=True)
    code: str
    name: str
    name_ne: str
    symbol: str
    dimension: str
    position: int
    search_key: str


table = Unit.__table__  # type: ignore[attr-defined]
