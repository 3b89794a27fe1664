from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from contracts.names import PersonName
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Number
from servicekit.http.phones import Phone

Name = Annotated[PersonName, StringConstraints(min_length=2, max_length=120)]
Requirements = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=4_000),
    Clean,
]
Unit = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40), Clean]
PlaceId = Annotated[int, Field(ge=1, le=1_000_000)]
Source = Literal["vendor_page", "product", "search", "footer"]


class Trapped(Input):
    """`website` is hidden from people; `filled_ms` is how long filling took."""

    website: Annotated[str, StringConstraints(max_length=500)] = ""
    filled_ms: int | None = Field(default=None, ge=0)


class Delivery(Input):
    """Whereto, by the ids of `GET /api/locations/districts` and `municipalities`."""

    district_id: PlaceId
    municipality_id: PlaceId | None = None


class ContactForm(Trapped):
    name: Name
    phone_number: Phone
    email: Email
    requirements: Requirements
    category_id: UUID
    product_id: UUID | None = None
    quantity: Number | None = Field(default=None, gt=0, max_digits=14, decimal_places=3)
    unit_id: UUID | None = None
    unit: Unit | None = None
    delivery: Delivery | None = None
    source: Source = "vendor_page"


class Submitted(BaseModel):
    id: UUID
    status: Literal["new"] = "new"
