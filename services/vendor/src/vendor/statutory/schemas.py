"""Statutory details on the wire."""

from collections.abc import Sequence
from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from servicekit.error_detail import InvalidValue
from servicekit.http.fields import Clean, Input, Moment, RequiredLine
from servicekit.names.fields import Name
from vendor.error_texts import PAN_NOT_NINE_DIGITS

DocumentKind = Literal["pan", "registration", "vat", "other"]
DocumentStatus = Literal["pending", "approved", "rejected"]
RegistrationType = Literal[
    "sole_proprietorship",
    "partnership",
    "private_limited",
    "public_limited",
    "cooperative",
    "ngo",
]
DEVANAGARI = str.maketrans("०१२३४५६७८९", "0123456789", " -")
DIGITS_OF_A_PAN = 9
MAX_DOCUMENTS = 10


def _pan(text: str) -> str:
    """As people write it: with spaces, or in Devanagari digits."""
    digits = text.translate(DEVANAGARI)
    is_pan = digits.isascii() and digits.isdigit() and len(digits) == DIGITS_OF_A_PAN
    if not is_pan:
        raise InvalidValue(PAN_NOT_NINE_DIGITS)
    return digits


Pan = Annotated[str, StringConstraints(max_length=40), Clean, AfterValidator(_pan)]
Number = Annotated[RequiredLine, StringConstraints(max_length=60)]


class StatutoryForm(Input):
    """What is on the registration and tax papers, and the papers themselves."""

    pan_number: Pan
    vat_registered: bool = False
    registered_name: Name
    registration_type: RegistrationType
    registration_number: Number
    registration_office: RequiredLine
    document_ids: Annotated[list[UUID], Field(min_length=1, max_length=MAX_DOCUMENTS)]
    document_kinds: dict[UUID, DocumentKind] = Field(
        default_factory=dict, max_length=MAX_DOCUMENTS
    )


class Document(BaseModel):
    """`id` is the file's in My Drive."""

    id: UUID
    name: str
    kind: DocumentKind
    mime: str
    size_bytes: int
    status: DocumentStatus
    note: str | None


class Statutory(BaseModel):
    """Nothing but a status while nothing was sent."""

    id: UUID | None
    status: str
    status_label: str
    allowed_statuses: list[str]
    pan_number: str | None
    vat_registered: bool | None
    registered_name: str | None
    registration_type: RegistrationType | None
    registration_number: str | None
    registration_office: str | None
    documents: Sequence[Document]
    reason_code: str | None
    reason_label: str | None
    reason_note: str | None
    submitted_at: Moment | None
    decided_at: Moment | None
    expires_at: Moment | None
    renewable: bool
