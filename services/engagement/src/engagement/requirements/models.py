"""What a buyer asks the market for."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Requirement(SQLModel, table=True):
    """`items` and `delivery` as the wire has them: they are read as a whole."""

    __tablename__ = "requirements"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    buyer_id: UUID
    title: str
    description: str
    category_id: UUID
    items: list[dict[str, Any]] = Field(sa_type=JSONB)
    delivery: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    needed_by: date | None = None
    max_quotes: int = 10
    expires_in_days: int = 7
    hide_contact: bool = True
    status: str = "open"
    expires_at: datetime = Field(sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class RequirementMove(SQLModel, table=True):
    __tablename__ = "requirement_history"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    requirement_id: UUID
    from_status: str | None = None
    to_status: str
    by_user: UUID | None = None
    role: str
    reason: str | None = None
    at: datetime = Field(sa_type=TIME)


table = Requirement.__table__  # type: ignore[attr-defined]
history = RequirementMove.__table__  # type: ignore[attr-defined]
