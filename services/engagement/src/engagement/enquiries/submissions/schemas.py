from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from contracts.names import PersonName
from engagement.attachments import AttachmentIds
from engagement.date_ranges import FutureDay
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Number
from servicekit.http.phones import Phone
from servicekit.http.refusals import FieldRefusal

Name = Annotated[PersonName, StringConstraints(min_length=2, max_length=120)]
Requirements = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=4_000),
    Clean,
]
Unit = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40), Clean]
PlaceId = Annotated[int, Field(ge=1, le=1_000_000)]
Slug = Annotated[str, StringConstraints(min_length=1, max_length=60), Clean]
MAX_RECIPIENTS = 20
Source = Literal["vendor_page", "product", "search", "footer"]


class Trapped(Input):
    """`website` is hidden from people; `filled_ms` is how long filling took."""

    website: Annotated[str, StringConstraints(max_length=500)] = ""
    filled_ms: int | None = Field(default=None, ge=0)


class Delivery(Input):
    """Whereto, by the ids of `GET /api/locations/districts` and `municipalities`."""

    district_id: PlaceId
    municipality_id: PlaceId | None = None


class EnquiryDetails(Input):
    """Whereto, by when and with which documents; a guest has no documents."""

    delivery: Delivery | None = None
    needed_by: FutureDay | None = None
    attachment_ids: AttachmentIds = Field(default_factory=list)


class EnquiryForm(EnquiryDetails, Trapped):
    """What each recipient reads."""

    name: Name
    phone_number: Phone
    email: Email
    requirements: Requirements
    category_id: UUID
    quantity: Number | None = Field(default=None, gt=0, max_digits=14, decimal_places=3)
    unit_id: UUID | None = None
    unit: Unit | None = None
    source: Source = "vendor_page"


class ContactForm(EnquiryForm):
    """To one supplier. Without a unit the quantity is in that of the product."""

    product_id: UUID | None = None


class Recipient(Input):
    seller_slug: Slug
    product_id: UUID | None = None


class ContactForms(EnquiryForm):
    """The same to several suppliers; each gets an enquiry of its own."""

    recipients: list[Recipient] = Field(min_length=1, max_length=MAX_RECIPIENTS)


class Submitted(BaseModel):
    id: UUID
    status: Literal["new"] = "new"


class EnquiryResult(BaseModel):
    """What became of the enquiry to one seller; `message` says why it was refused."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    seller_slug: str
    company_name: str
    company_name_ne: str | None
    status: Literal["sent", "refused"]
    message: str | None = None
    reason: FieldRefusal | None = None
    enquiry_id: UUID | None = None
