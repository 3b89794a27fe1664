"""What a seller offers and what a buyer answers."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from fastapi import Body
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from engagement.attachments import AttachmentIds
from engagement.rfq.requirements.schemas import Goods
from servicekit.http.fields import Clean, Input, Line, Moment, Money, Number

Amount = Annotated[Number, Field(gt=0, max_digits=14, decimal_places=3)]
Price = Annotated[Money, Field(gt=0, max_digits=14, decimal_places=2)]
Freight = Annotated[Money, Field(ge=0, max_digits=14, decimal_places=2)]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]
RequiredNote = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000),
    Clean,
]
TaxMode = Literal["vat_13_included", "vat_13_extra", "pan_bill"]
ItemType = Literal["requested", "alternative", "not_available"]


class QuoteItem(Input):
    requirement_item_id: UUID
    type: ItemType = "requested"
    quantity: Amount | None = None
    unit_id: UUID | None = None
    unit: Line | None = None
    unit_price: Price | None = None
    note: Line | None = None


class Payment(Input):
    advance_pct: int = Field(default=0, ge=0, le=100)
    credit_days: int = Field(default=0, ge=0, le=365)


class QuoteTerms(BaseModel):
    """Terms that are written, stored and returned under one name. `is_all_or_none`:
    no part of it can be accepted; `part_freight`: the freight of any part, None where
    it is the same."""

    tax_mode: TaxMode
    is_all_or_none: bool = False
    part_freight: Freight | None = None
    delivery_days: int | None = Field(default=None, ge=0, le=365)


class OfferForm(QuoteTerms, Input):
    """`valid_until`: a week from now."""

    freight: Freight = Decimal("0.00")
    payment: Payment = Field(default_factory=Payment)
    valid_until: date | None = None
    note: Note | None = None
    attachment_ids: AttachmentIds = Field(default_factory=list)


class QuoteForm(OfferForm):
    """A line for each of the requirement's."""

    items: list[QuoteItem] = Field(min_length=1, max_length=20)


class EnquiryItem(Goods):
    """What the seller offers for an enquiry, which has no lines of its own."""

    unit_price: Price
    note: Line | None = None


class EnquiryQuote(OfferForm):
    items: list[EnquiryItem] = Field(min_length=1, max_length=20)


class NewQuote(QuoteForm):
    enquiry_id: UUID | None = None
    status: Literal["draft", "sent"] = "sent"


class CounterItem(Input):
    """What the buyer would change in a line; None stays as it was offered."""

    requirement_item_id: UUID
    unit_price: Price | None = None
    quantity: Amount | None = None


class Counter(Input):
    """The terms that the buyer would change; None stays as it was offered."""

    note: RequiredNote
    items: list[CounterItem] = Field(default_factory=list, max_length=20)
    payment: Payment | None = None
    delivery_days: int | None = Field(default=None, ge=0, le=365)


class PaymentTerms(Payment):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class CounterOut(BaseModel):
    note: str
    items: list[CounterItem]
    payment: PaymentTerms | None = None
    delivery_days: int | None = None
    at: Moment


class Reason(Input):
    reason: Line | None = None


OptionalReason = Annotated[Reason, Body(default_factory=Reason)]


class Shortlisting(Input):
    is_shortlisted: bool
