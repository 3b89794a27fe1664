"""What a buyer reclaims and what money costs them; no row: the defaults."""

from datetime import datetime
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class CostSetting(SQLModel, table=True):
    __tablename__ = "cost_settings"

    user_id: UUID = Field(primary_key=True)
    reclaims_vat: bool = False
    yearly_rate_pct: Decimal = Field(default=Decimal(0), sa_type=sa.Numeric(5, 2))
    changed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = CostSetting.__table__  # type: ignore[attr-defined]
