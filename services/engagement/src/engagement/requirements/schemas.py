from datetime import date, timedelta, timezone
from decimal import Decimal
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from engagement.requirements.transitions import REQUIREMENT, RequirementStatus
from servicekit.clock import now
from servicekit.http.fields import Clean, Input, Line, Moment, Money, RequiredLine
from servicekit.http.language import Locale

# Without daylight saving, and without asking for the machine's zone files.
KATHMANDU = timezone(timedelta(hours=5, minutes=45))


def _not_past(day: date) -> date:
    if day < now().astimezone(KATHMANDU).date():
        raise ValueError("This day has passed.")
    return day


Title = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=5, max_length=120), Clean
]
Description = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=20, max_length=4_000),
    Clean,
]
Amount = Annotated[Decimal, Field(gt=0, max_digits=14, decimal_places=3)]
Price = Annotated[Money, Field(gt=0, max_digits=14, decimal_places=2)]


class Item(Input):
    name: RequiredLine
    product_id: UUID | None = None
    quantity: Amount
    unit_id: UUID | None = None
    unit: Line | None = None
    spec: Line | None = None
    target_price: Price | None = None


class Delivery(Input):
    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    address: Line | None = None


class NewRequirement(Input):
    title: Title
    description: Description
    category_id: UUID
    items: list[Item] = Field(min_length=1, max_length=20)
    delivery: Delivery | None = None
    needed_by: Annotated[date, AfterValidator(_not_past)] | None = None
    max_quotes: int = Field(default=10, ge=1, le=10)
    expires_in_days: Literal[3, 7, 15, 30] = 7
    hide_contact: bool = True
    status: Literal["draft", "open"] = "open"


class StatusChange(Input):
    status: RequirementStatus
    reason: Line | None = None


class CategoryShown(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str


class RequirementShown(BaseModel):
    id: UUID
    user_id: UUID
    status: RequirementStatus
    status_label: str
    allowed_statuses: list[str]
    title: str
    description: str
    category: CategoryShown | None
    items: list[Item]
    delivery: Delivery | None
    needed_by: date | None
    max_quotes: int
    expires_in_days: int
    hide_contact: bool
    expires_at: Moment
    created_at: Moment
    updated_at: Moment


def shown(row: sa.RowMapping, locale: Locale) -> RequirementShown:
    known: dict[str, Any] = {
        **row,
        "user_id": row["buyer_id"],
        "status_label": REQUIREMENT.label(row["status"], "buyer", locale),
        "allowed_statuses": REQUIREMENT.allowed(row["status"], "buyer"),
        "category": None,
    }
    if row["category_slug"]:
        known["category"] = CategoryShown(
            id=row["category_id"],
            slug=row["category_slug"],
            name=row["category_name"],
            name_ne=row["category_name_ne"],
        )
    return RequirementShown(**known)
