"""Replica of vendor's sellers."""

from datetime import date, datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import UUID as PG_UUID
from sqlmodel import Field, SQLModel


class Seller(SQLModel, table=True):
    __tablename__ = "sellers"

    seller_id: UUID = Field(primary_key=True)
    version: int
    owner_id: UUID = Field(index=True)
    slug: str = Field(index=True)
    company_name: str
    company_name_ne: str | None = None
    company_logo: str | None = None
    colour: str | None = None
    district: str | None = None
    district_ne: str | None = None
    is_verified: bool = False
    pan_number: str | None = None
    registration_number: str | None = None
    address: str | None = None
    phone_number: str | None = None
    has_proven_mobile: bool = False
    has_proven_email: bool = False
    status: str
    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    closed_from: date | None = None
    closed_to: date | None = None
    category_ids: list[UUID] = Field(
        default_factory=list, sa_type=ARRAY(PG_UUID(as_uuid=True))
    )
    delivers_to: list[int] = Field(default_factory=list, sa_type=ARRAY(sa.Integer))


class SellerResponse(SQLModel, table=True):
    """How many of a hundred enquiries are answered within a day, as last counted."""

    __tablename__ = "seller_responses"

    seller_id: UUID = Field(primary_key=True)
    counted_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    response_rate: int | None = None


table = Seller.__table__  # type: ignore[attr-defined]
responses = SellerResponse.__table__  # type: ignore[attr-defined]
