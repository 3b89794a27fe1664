"""A requirement that reached a seller, why, and what became of it there."""

from datetime import datetime
from decimal import Decimal
from typing import Any, ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from engagement.rfq.matches.transitions import LOOKED
from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Match(SQLModel, table=True):
    """`parts` explain the score; wave 0: the seller opened it without a
    notification."""

    __tablename__ = "matches"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    requirement_id: UUID
    seller_id: UUID
    status: str = "notified"
    score: Decimal = Field(sa_type=sa.Numeric(6, 2))
    parts: list[dict[str, Any]] = Field(sa_type=JSONB)
    wave: int
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class MatchHistory(StatusHistory, table=True):
    __tablename__ = "match_history"

    of: ClassVar[str] = "match_id"

    match_id: UUID


class FileOpening(SQLModel, table=True):
    """A seller opened a file of the requirement; `opening_id` is vendor's."""

    __tablename__ = "requirement_file_openings"

    requirement_id: UUID = Field(primary_key=True)
    opening_id: UUID = Field(primary_key=True)
    seller_id: UUID
    file_id: UUID
    opened_at: datetime = Field(sa_type=TIME)


table = Match.__table__  # type: ignore[attr-defined]
history = MatchHistory.__table__  # type: ignore[attr-defined]
openings = FileOpening.__table__  # type: ignore[attr-defined]
# A transition by which the seller looked at it; the system's say nothing about that.
HAS_LOOKED = sa.and_(history.c.to_status.in_(LOOKED), history.c.role == "seller")
