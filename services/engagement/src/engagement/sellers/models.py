"""The sellers engagement knows, as vendor tells them."""

from uuid import UUID

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
    district: str | None = None
    district_ne: str | None = None
    is_verified: bool = False
    status: str


table = Seller.__table__  # type: ignore[attr-defined]
