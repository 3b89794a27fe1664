"""What each side does with an order."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from fastapi import Body
from pydantic import Field, StringConstraints

from engagement.attachments import AttachmentIds
from servicekit.http.fields import Clean, Input, Line, Money, Number, RequiredLine
from servicekit.http.phones import Phone

Amount = Annotated[Number, Field(gt=0, max_digits=14, decimal_places=3)]
Arrived = Annotated[Number, Field(ge=0, max_digits=14, decimal_places=3)]
Paid = Annotated[Money, Field(gt=0, max_digits=14, decimal_places=2)]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]
RequiredNote = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000),
    Clean,
]
Settlement = Literal["credit", "send_again"]
ShortageReason = Literal["missing", "broken", "wrong_goods"]
PaymentKind = Literal["advance", "balance", "other"]
MAX_LINES = 20


class Reason(Input):
    reason: Line | None = None


OptionalReason = Annotated[Reason, Body(default_factory=Reason)]


class RequiredReason(Input):
    reason: RequiredLine


class SentLine(Input):
    line_id: UUID
    quantity: Amount


class NewDelivery(Input):
    """Of each line at most what is still open."""

    items: list[SentLine] = Field(min_length=1, max_length=MAX_LINES)
    vehicle: Line | None = None
    driver_name: Line | None = None
    driver_phone: Phone | None = None
    arrives_on: date | None = None
    note: Note | None = None


class ReceivedLine(Input):
    """Less than sent needs a reason and a request."""

    line_id: UUID
    received: Arrived
    reason: ShortageReason | None = None
    request: Settlement | None = None
    note: Line | None = None


class Receipt(Input):
    """A line that is not in it arrived as sent; `attachment_ids` are photos."""

    items: list[ReceivedLine] = Field(default_factory=list, max_length=MAX_LINES)
    attachment_ids: AttachmentIds = Field(default_factory=list)


OptionalReceipt = Annotated[Receipt, Body(default_factory=Receipt)]


class NewNote(Input):
    """About a dispute, for the other side and Haat."""

    text: RequiredNote


class SettledShortage(Input):
    shortage_id: UUID
    settlement: Settlement


class Settlements(Input):
    """An answer to each open shortage."""

    items: list[SettledShortage] = Field(min_length=1, max_length=100)


class NewPayment(Input):
    kind: PaymentKind
    amount: Paid
    paid_on: date
    reference: Line | None = None
