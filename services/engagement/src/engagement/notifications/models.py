"""Notifications inside the product; `facts` fill the text in any language."""

from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from servicekit.ids import new_id


class Notification(SQLModel, table=True):
    """`once` makes writing it again harmless; not `is_shown`: for email or SMS only.

    `caused_by`: who caused it, where one account can cause many.
    """

    __tablename__ = "notifications"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    kind: str
    facts: dict[str, Any] = Field(default_factory=dict, sa_type=JSONB)
    link: str
    once: str | None = Field(default=None, unique=True)
    created_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    is_shown: bool = True
    read_at: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))
    caused_by: UUID | None = None


table = Notification.__table__  # type: ignore[attr-defined]
