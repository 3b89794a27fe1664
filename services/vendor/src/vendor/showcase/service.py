"""Replaces the certificates and photos of a company."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid
from vendor.drive import references
from vendor.drive.references import Use, UseKind
from vendor.error_texts import PICTURE_NOT_CHOSEN
from vendor.profiles.service import open_for_change
from vendor.showcase.models import Certificate, Photo, certificates, photos
from vendor.showcase.schemas import CertificateForm, ShowcaseForm

PAGE = "/seller/companyprofile#showcase"
LABELS: dict[UseKind, str] = {"certificate": "Certificate", "gallery": "Gallery"}


def replace(session: Session, owner_id: UUID, form: ShowcaseForm) -> UUID:
    """The company's id. Raises Invalid for a file that is no public picture of it."""
    seller = open_for_change(session, owner_id)
    if form.certificates is not None:
        _replace_certificates(session, owner_id, seller.id, form.certificates)
    if form.photos is not None:
        _replace_photos(session, owner_id, seller.id, list(dict.fromkeys(form.photos)))
    session.flush()
    return seller.id


def _replace_certificates(
    session: Session, owner_id: UUID, seller_id: UUID, sent: Sequence[CertificateForm]
) -> None:
    ids = [each.file_id for each in sent if each.file_id]
    fields = {
        each.file_id: f"certificates.{index}.file_id"
        for index, each in enumerate(sent)
        if each.file_id
    }
    _use(session, owner_id, ids, ("certificate", seller_id), fields)
    mine = certificates.c.seller_id == seller_id
    session.execute(sa.delete(certificates).where(mine))
    session.add_all(
        Certificate(seller_id=seller_id, position=position, **each.model_dump())
        for position, each in enumerate(sent)
    )


def _replace_photos(
    session: Session, owner_id: UUID, seller_id: UUID, ids: Sequence[UUID]
) -> None:
    fields = {file_id: f"photos.{index}" for index, file_id in enumerate(ids)}
    _use(session, owner_id, ids, ("gallery", seller_id), fields)
    session.execute(sa.delete(photos).where(photos.c.seller_id == seller_id))
    session.add_all(
        Photo(seller_id=seller_id, file_id=file_id, position=position)
        for position, file_id in enumerate(ids)
    )


def _use(
    session: Session,
    owner_id: UUID,
    ids: Sequence[UUID],
    of: tuple[UseKind, UUID],
    fields: dict[UUID, str],
) -> None:
    """These files stay while they are used, and no others."""
    kind, seller_id = of
    references.release(session, kind, seller_id)
    why = Use(kind, seller_id, LABELS[kind], PAGE)
    field = next(iter(fields.values()), kind)
    used = references.use(session, owner_id, ids, why, field=field)
    errors: dict[str, list[ErrorDetail]] = {
        fields[file.id]: [PICTURE_NOT_CHOSEN]
        for file in used
        if not file.is_public_picture
    }
    if errors:
        raise Invalid(errors=errors)
