"""Requests for a new password that are not looked up yet."""

from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now


class ResetRequest(SQLModel, table=True):
    """The worker looks up whether the address has an account (promise 18)."""

    __tablename__ = "reset_requests"

    email: str = Field(primary_key=True)
    address: str | None = None
    user_agent: str | None = None
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )


table = ResetRequest.__table__  # type: ignore[attr-defined]
