"""Rebuilds of the index: requests, and the progress of each replica."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class SearchRebuild(SQLModel, table=True):
    """One request; every replica reads it and rebuilds its index."""

    __tablename__ = "search_rebuilds"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    asked_at: datetime = Field(default_factory=now, sa_type=sa.DateTime(timezone=True))


class SearchRebuildStep(SQLModel, table=True):
    """One replica's progress; `error` when it failed and the old index serves."""

    __tablename__ = "search_rebuild_steps"

    rebuild_id: UUID = Field(foreign_key="search_rebuilds.id", primary_key=True)
    replica: str = Field(primary_key=True)
    done: int = 0
    total: int = 0
    finished_at: datetime | None = Field(
        default=None, sa_type=sa.DateTime(timezone=True)
    )
    error: str | None = None


rebuilds = SearchRebuild.__table__  # type: ignore[attr-defined]
steps = SearchRebuildStep.__table__  # type: ignore[attr-defined]
