"""What visitors report about a product."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class ProductReport(SQLModel, table=True):
    """`person` is a digest of who reports: a proven account, else a network.

    `network` is a digest of the address; `is_proven`: an older, proven account.
    `notified_at`: when the company of a product that stays public was notified.
    `status` is open or closed, `decision` what was decided. `locale`: the reporter's.
    """

    __tablename__ = "product_reports"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    product_id: UUID
    person: str
    network: str | None = None
    is_proven: bool = False
    reporter_id: UUID | None = None
    reason: str
    text: str = ""
    email: str | None = None
    locale: str = "en"
    status: str = "open"
    decision: str | None = None
    note: str | None = None
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    notified_at: datetime | None = Field(default=None, sa_type=_TIME)
    closed_at: datetime | None = Field(default=None, sa_type=_TIME)
    closed_by: UUID | None = None

    @property
    def current(self) -> str:
        """Of the table of transitions."""
        return current(self.status, self.decision)


class ReportTransition(SQLModel, table=True):
    """The history of a report's decisions."""

    __tablename__ = "product_report_history"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    report_id: UUID
    from_status: str
    to_status: str
    by_user: UUID | None = None
    note: str | None = None
    at: datetime = Field(default_factory=now, sa_type=_TIME)


def current(status: str, decision: str | None) -> str:
    return status if status == "open" else decision or status


history = ReportTransition.__table__  # type: ignore[attr-defined]
table = ProductReport.__table__  # type: ignore[attr-defined]
