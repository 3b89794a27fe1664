"""Certificates and photos of a company on the wire."""

from datetime import date
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from contracts.forbidden import Allowed
from servicekit.http.fields import Input, RequiredLine

MAX_CERTIFICATES, MAX_PHOTOS = 12, 24
Title = Annotated[RequiredLine, StringConstraints(max_length=120), Allowed]


class PublicCertificate(BaseModel):
    """`image`: the path of its picture."""

    id: UUID
    name: str
    issuer: str
    valid_until: date | None
    image: str | None


class Showcase(BaseModel):
    """Expired certificates are left out. `photos`: paths of pictures."""

    certificates: list[PublicCertificate]
    photos: list[str]


class OwnCertificate(PublicCertificate):
    file_id: UUID | None


class OwnPhoto(BaseModel):
    file_id: UUID
    image: str


class OwnShowcase(BaseModel):
    """With expired certificates."""

    certificates: list[OwnCertificate]
    photos: list[OwnPhoto]


class CertificateForm(Input):
    name: Title
    issuer: Title
    valid_until: date | None = None
    file_id: UUID | None = None


class ShowcaseForm(Input):
    """Replaces what is sent, in this order; what is not sent stays."""

    certificates: (
        Annotated[list[CertificateForm], Field(max_length=MAX_CERTIFICATES)] | None
    ) = None
    photos: Annotated[list[UUID], Field(max_length=MAX_PHOTOS)] | None = None
