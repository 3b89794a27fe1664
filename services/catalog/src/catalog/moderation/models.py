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
    status: str = "open"
    note: str | None = None
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)
    notified_at: datetime | None = Field(default=None, sa_type=_TIME)
    closed_at: datetime | None = Field(default=None, sa_type=_TIME)
    closed_by: UUID | None = None


table = ProductReport.__table__  # type: ignore[attr-defined]
