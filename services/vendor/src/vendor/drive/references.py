"""What uses a file: a file in use stays. Other nouns call this module."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from servicekit.http.errors import Invalid
from vendor.drive.models import DriveFile, files, uses
from vendor.drive.owners import is_of
from vendor.error_texts import DOCUMENT_NOT_PRIVATE, DRIVE_FILE_UNKNOWN

UseKind = Literal[
    "logo", "banner", "certificate", "gallery", "statutory", "product", "quote"
]


@dataclass(frozen=True)
class Use:
    """`ref_id`: the form, product or quote; `label` names it, `link` is its page."""

    kind: UseKind
    ref_id: UUID
    label: str
    link: str


def use(
    session: Session,
    owner_id: UUID,
    file_ids: Sequence[UUID],
    why: Use,
    *,
    field: str = "document_ids",
    only_documents: bool = False,
) -> list[DriveFile]:
    """Holds the files until released. Raises Invalid at `field` for one that does not
    exist, is not the company's, or (with `only_documents`) is a public picture."""
    used = _locked(session, is_of(owner_id), file_ids)
    if {file.id for file in used} != set(file_ids):
        raise Invalid(errors={field: [DRIVE_FILE_UNKNOWN]})
    if only_documents and any(file.kind != "document" for file in used):
        raise Invalid(errors={field: [DOCUMENT_NOT_PRIVATE]})
    _write(session, used, why)
    return used


def hold(session: Session, seller_id: UUID, file_ids: Sequence[UUID], why: Use) -> None:
    """These and no others. One that was deleted before stays deleted: catalog has the
    event about that, too."""
    release(session, why.kind, why.ref_id)
    _write(session, _locked(session, files.c.seller_id == seller_id, file_ids), why)


def _write(session: Session, used: Sequence[DriveFile], why: Use) -> None:
    rows = [
        {"file_id": file.id, "kind": why.kind, "ref_id": why.ref_id,
         "label": why.label, "link": why.link}
        for file in used
    ]  # fmt: skip
    if rows:
        session.execute(insert(uses).values(rows).on_conflict_do_nothing())


def _locked(
    session: Session, is_theirs: sa.ColumnElement[bool], file_ids: Sequence[UUID]
) -> list[DriveFile]:
    """Locked, so that none is deleted meanwhile."""
    wanted = select(DriveFile).where(
        files.c.id.in_(file_ids),
        is_theirs,
        files.c.kind != "folder",
        files.c.deleted_at.is_(None),
    )
    return list(session.exec(wanted.order_by(files.c.id).with_for_update()))


def release(
    session: Session,
    kind: UseKind,
    ref_id: UUID,
    file_ids: Sequence[UUID] | None = None,
) -> None:
    """Releases these files, or all that this kind and reference used."""
    mine = sa.delete(uses).where(uses.c.kind == kind, uses.c.ref_id == ref_id)
    if file_ids is not None:
        mine = mine.where(uses.c.file_id.in_(file_ids))
    session.execute(mine)


def used_as_statutory(session: Session, file_id: UUID) -> bool:
    """Whether an admin has a reason to open it (D42)."""
    of_form = sa.select(uses.c.file_id).where(
        uses.c.file_id == file_id, uses.c.kind == "statutory"
    )
    return session.execute(of_form).first() is not None


def named(session: Session, file_ids: Sequence[UUID]) -> dict[UUID, str]:
    wanted = sa.select(files.c.id, files.c.name).where(files.c.id.in_(file_ids))
    return {row.id: row.name for row in session.execute(wanted)}
