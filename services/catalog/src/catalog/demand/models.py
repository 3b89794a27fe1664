"""Searches without a result; no row names a person."""

import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

NOWHERE, ANYTHING = 0, UUID(int=0)


class SearchMiss(SQLModel, table=True):
    """A query of a day: `folded` is its one spelling, `shown` the first one typed.

    `district_id` is NOWHERE and `category_id` ANYTHING when the search had none;
    `visitors` counts different ones.
    """

    __tablename__ = "search_misses"

    day: datetime.date = Field(primary_key=True)
    folded: str = Field(primary_key=True)
    category_id: UUID = Field(default=ANYTHING, primary_key=True)
    district_id: int = Field(default=NOWHERE, primary_key=True)
    shown: str
    visitors: int
    last_at: datetime.datetime = Field(sa_type=sa.DateTime(timezone=True))


misses = SearchMiss.__table__  # type: ignore[attr-defined]
