"""What visitors report about a company."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class Report(SQLModel, table=True):
    """`reference` is for the reporter; `note` is the administrator's.

    `status` is open or handled, `decision` what was decided. `locale`: the reporter's.
    """

    __tablename__ = "reports"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    reference: str = Field(unique=True)
    seller_id: UUID = Field(foreign_key="sellers.id")
    reporter_id: UUID | None = None
    reason: str
    text: str
    email: str | None = None
    locale: str = "en"
    status: str = "open"
    decision: str | None = None
    note: str | None = None
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    handled_at: datetime | None = Field(default=None, sa_type=_TIME)
    handled_by: UUID | None = None

    @property
    def current(self) -> str:
        """Of the table of transitions."""
        return current(self.status, self.decision)


def current(status: str, decision: str | None) -> str:
    return status if status == "open" else decision or status


table = Report.__table__  # type: ignore[attr-defined]
