"""Who changed which status of a seller, when and why: the audit trail."""

from datetime import datetime
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

Noun = Literal["seller", "statutory", "document", "phone", "email", "name", "report"]
Role = Literal["seller", "admin", "system"]


class SellerTransition(SQLModel, table=True):
    """`subject_id` names the document when the noun is one; never changed."""

    __tablename__ = "seller_moves"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    seller_id: UUID = Field(foreign_key="sellers.id")
    noun: str
    subject_id: UUID | None = None
    from_status: str | None = None
    to_status: str
    by_user: UUID | None = None
    role: str
    reason_code: str | None = None
    reason: str | None = None
    at: datetime = Field(default_factory=now, sa_type=sa.DateTime(timezone=True))


table = SellerTransition.__table__  # type: ignore[attr-defined]
