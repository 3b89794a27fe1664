"""What a buyer fills in."""

from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from contracts.names import PersonName
from engagement.attachments import AttachmentIds
from engagement.date_ranges import FutureDay
from engagement.error_texts import QUANTITY_NOT_POSITIVE
from servicekit.error_detail import InvalidValue
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Line, Money, Number, RequiredLine
from servicekit.http.phones import Phone
from servicekit.names.fields import Name

# Of the requirement for its buyer, of the lead for a seller.
AnyStatus = Literal[
    "draft",
    "in_review",
    "open",
    "closed",
    "awarded",
    "fulfilled",
    "cancelled",
    "expired",
    "rejected",
    "notified",
    "viewed",
    "shortlisted",
    "dismissed",
    "quoted",
    "won",
    "lost",
    "missed",
]
Frequency = Literal["once", "weekly", "monthly", "quarterly", "yearly"]
Purpose = Literal["own_use", "resale", "manufacturing", "project", "other"]
PaymentPref = Literal["any", "advance", "on_delivery", "credit"]
ContactPref = Literal["any", "message", "phone", "whatsapp", "viber"]
DaysOpen = Literal[3, 7, 15, 30]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=5, max_length=120), Clean
]
Description = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=4_000), Clean
]


def _some(amount: Decimal) -> Decimal:
    if amount <= 0:
        raise InvalidValue(QUANTITY_NOT_POSITIVE)
    return amount


Amount = Annotated[
    Number, Field(max_digits=14, decimal_places=3), AfterValidator(_some)
]
Price = Annotated[Money, Field(gt=0, max_digits=14, decimal_places=2)]
Place = Annotated[int, Field(ge=1, le=1_000_000)]


class Goods(Input):
    """What a line is about, and how much of it."""

    name: Name
    product_id: UUID | None = None
    quantity: Amount
    unit_id: UUID | None = None
    unit: Line | None = None
    spec: Line | None = None


class Item(Goods):
    target_price: Price | None = None


class Delivery(Input):
    province_id: Place | None = None
    district_id: Place | None = None
    municipality_id: Place | None = None
    address: Line | None = None


class Prefs(Input):
    """Which sellers are asked."""

    verified_only: bool = False
    province_ids: list[Place] = Field(default_factory=list, max_length=7)


class Contact(Input):
    """Hidden until the buyer shortlists or accepts a quote, unless told otherwise."""

    name: PersonName
    phone_number: Phone
    email: Email | None = None


class RequirementForm(Input):
    title: Title
    description: Description = ""
    category_id: UUID | None = None
    items: list[Item] = Field(default_factory=list, max_length=20)
    delivery: Delivery | None = None
    needed_by: FutureDay | None = None
    frequency: Frequency | None = None
    purpose: Purpose | None = None
    prefs: Prefs | None = None
    payment_pref: PaymentPref | None = None
    contact_pref: ContactPref = "any"
    contact: Contact | None = None
    seller_ids: list[UUID] = Field(default_factory=list, max_length=10)
    attachment_ids: AttachmentIds = Field(default_factory=list)
    max_quotes: int = Field(default=10, ge=1, le=10)
    expires_in_days: DaysOpen = 7
    hide_contact: bool = True


class NewRequirement(RequirementForm):
    """A draft needs no more than its title."""

    status: Literal["draft", "open"] = "open"


class EditedRequirement(RequirementForm):
    """The whole form again; `version` names the one it was written upon."""

    version: int | None = None


class StatusChange(Input):
    """The buyer's statuses of the requirement, or the seller's of the lead (D15)."""

    status: AnyStatus
    reason: Line | None = None


class Extension(Input):
    days: int = Field(ge=1, le=30)


class Rejection(Input):
    reason: RequiredLine


class CategoryOut(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str
