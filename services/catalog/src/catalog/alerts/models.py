"""Saved searches, and the products each of them has matched."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class SavedSearch(SQLModel, table=True):
    """`query_string` is canonical: a user saves the same search once.

    `new_count`: matches since its owner looked; `untold`: since the last event.
    """

    __tablename__ = "saved_searches"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    name: str
    query_string: str
    alert: str
    new_count: int = 0
    untold: int = 0
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    told_at: datetime | None = Field(default=None, sa_type=_TIME)


class SavedSearchHit(SQLModel, table=True):
    """A product counts once for a search, however often it is published."""

    __tablename__ = "saved_search_hits"

    search_id: UUID = Field(primary_key=True)
    product_id: UUID = Field(primary_key=True)
    met_at: datetime = Field(default_factory=now, sa_type=_TIME)


searches = SavedSearch.__table__  # type: ignore[attr-defined]
hits = SavedSearchHit.__table__  # type: ignore[attr-defined]
