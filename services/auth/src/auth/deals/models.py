"""Deals and orders of an account, from engagement: with an open one it cannot be
deleted."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

_TIME = sa.DateTime(timezone=True)


class Deal(SQLModel, table=True):
    """A row for each side. A closed one stays a while: older events may arrive."""

    __tablename__ = "deals"

    quote_id: UUID = Field(primary_key=True)
    user_id: UUID = Field(primary_key=True)
    version: int
    role: str
    number: str
    is_open: bool
    accepted_at: datetime = Field(sa_type=_TIME)
    closes_at: datetime = Field(sa_type=_TIME)


class DealOrder(SQLModel, table=True):
    """What an accepted quote became; a row for each side."""

    __tablename__ = "deal_orders"

    order_id: UUID = Field(primary_key=True)
    user_id: UUID = Field(primary_key=True)
    quote_id: UUID
    version: int
    role: str
    number: str
    status: str
    is_open: bool
    changed_at: datetime = Field(sa_type=_TIME)


table = Deal.__table__  # type: ignore[attr-defined]
orders = DealOrder.__table__  # type: ignore[attr-defined]
