"""What a new order copies: plain data, so that nothing changes it afterwards."""

from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from servicekit.http.fields import Money


class Party(BaseModel):
    """A side as it was on the day of the order; `name` is a person's without a firm."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    name: str
    name_ne: str | None = None
    person: str | None = None
    pan_number: str | None = None
    registration_number: str | None = None
    address: str | None = None
    district: str | None = None
    district_ne: str | None = None
    phone_number: str | None = None
    email: str | None = None


class Parties(BaseModel):
    buyer: Party
    seller: Party


class OrderLine(BaseModel):
    """`goods` without VAT; `quantity` as it was agreed."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    id: UUID
    name: str
    spec: str | None = None
    is_alternative: bool = False
    note: str | None = None
    quantity: Decimal
    unit_id: UUID | None = None
    unit: str | None = None
    unit_price: Money
    goods: Money
    vat: Money
    freight: Money


class NewOrder(BaseModel):
    quote_id: UUID
    quote_number: str
    requirement_id: UUID
    buyer_id: UUID | None
    seller_id: UUID
    title: str
    parties: Parties
    lines: list[OrderLine]
    place: dict[str, Any] | None
    needed_by: date | None
    tax_mode: str
    goods: Decimal
    vat: Decimal
    freight: Decimal
    delivery_days: int | None
    advance_pct: int
    credit_days: int
    valid_until: date
    note: str | None

    def columns(self) -> dict[str, Any]:
        stored = {"parties", "lines"}
        return {
            **self.model_dump(exclude=stored),
            **self.model_dump(mode="json", include=stored),
        }
