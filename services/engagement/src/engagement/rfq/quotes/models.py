"""What a seller offers for a requirement; a change is a new row, a new version."""

from datetime import date, datetime
from decimal import Decimal
from typing import Any, ClassVar
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)


class Quote(SQLModel, table=True):
    """`root_id` is the first version's id; `counter` is what the buyer answered;
    `parties` are the firms and names of an accepted one, as they were then;
    `awarded_lines` the ids of its lines that were accepted, None for all."""

    __tablename__ = "quotes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    root_id: UUID
    version: int = 1
    requirement_id: UUID
    seller_id: UUID
    buyer_id: UUID
    enquiry_id: UUID | None = None
    status: str = "sent"
    items: list[dict[str, Any]] = Field(sa_type=JSONB)
    tax_mode: str
    freight: Decimal = Field(default=Decimal(0), sa_type=sa.Numeric(14, 2))
    is_all_or_none: bool = False
    part_freight: Decimal | None = Field(default=None, sa_type=sa.Numeric(14, 2))
    awarded_lines: list[str] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    delivery_days: int | None = None
    advance_pct: int = 0
    credit_days: int = 0
    valid_until: date
    expires_at: datetime = Field(sa_type=TIME)
    note: str | None = None
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    counter: dict[str, Any] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    parties: dict[str, Any] | None = Field(
        default=None, sa_type=JSONB(none_as_null=True)
    )
    is_shortlisted: bool = False
    reason: str | None = None
    sent_at: datetime | None = Field(default=None, sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)


class QuoteHistory(StatusHistory, table=True):
    __tablename__ = "quote_history"

    of: ClassVar[str] = "quote_id"

    quote_id: UUID


table = Quote.__table__  # type: ignore[attr-defined]
history = QuoteHistory.__table__  # type: ignore[attr-defined]
