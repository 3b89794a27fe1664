"""Requirements on the home page, a replica of engagement."""

from datetime import datetime
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class LiveRequirement(SQLModel, table=True):
    """A replica: written by events only. A closed one stays, for its version."""

    __tablename__ = "live_requirements"

    id: UUID = Field(primary_key=True)
    version: int = 0
    is_open: bool = True
    title: str
    title_ne: str | None = None
    quantity: Decimal = Field(max_digits=14, decimal_places=3)
    unit_id: UUID | None = None
    category_id: UUID | None = None
    district: str | None = None
    district_ne: str | None = None
    image: str | None = None
    note: str | None = None
    note_ne: str | None = None
    opened_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = LiveRequirement.__table__  # type: ignore[attr-defined]
