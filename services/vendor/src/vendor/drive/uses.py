"""What uses a file: a file in use stays. The door for the other nouns."""

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

UseKind = Literal["logo", "banner", "statutory", "product", "quote"]


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
    """Holds the files until released. Raises Invalid at `field` for one that is not
    there, or not the company's, or (with `only_documents`) a public picture."""
    found = _held(session, owner_id, file_ids)
    if {file.id for file in found} != set(file_ids):
        raise Invalid(errors={field: [DRIVE_FILE_UNKNOWN]})
    if only_documents and any(file.kind != "document" for file in found):
        raise Invalid(errors={field: [DOCUMENT_NOT_PRIVATE]})
    _write(session, found, why)
    return found


def hold(session: Session, seller_id: UUID, file_ids: Sequence[UUID], why: Use) -> None:
    """These and no others. One that was deleted before this was known stays so: who
    shows it has been told of that, too."""
    release(session, why.kind, why.ref_id)
    _write(session, _locked(session, files.c.seller_id == seller_id, file_ids), why)


def _write(session: Session, found: Sequence[DriveFile], why: Use) -> None:
    rows = [
        {"file_id": file.id, "kind": why.kind, "ref_id": why.ref_id,
         "label": why.label, "link": why.link}
        for file in found
    ]  # fmt: skip
    if rows:
        session.execute(insert(uses).values(rows).on_conflict_do_nothing())


def _held(
    session: Session, owner_id: UUID, file_ids: Sequence[UUID]
) -> list[DriveFile]:
    return _locked(session, is_of(owner_id), file_ids)


def _locked(
    session: Session, is_theirs: sa.ColumnElement[bool], file_ids: Sequence[UUID]
) -> list[DriveFile]:
    """So that none is deleted meanwhile."""
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
    """Lets these files go, or all that this kind and reference used."""
    mine = sa.delete(uses).where(uses.c.kind == kind, uses.c.ref_id == ref_id)
    if file_ids is not None:
        mine = mine.where(uses.c.file_id.in_(file_ids))
    session.execute(mine)


def used_as_statutory(session: Session, file_id: UUID) -> bool:
    """Whether an admin has a reason to open it (D42)."""
    papers = sa.select(uses.c.file_id).where(
        uses.c.file_id == file_id, uses.c.kind == "statutory"
    )
    return session.execute(papers).first() is not None


def named(session: Session, file_ids: Sequence[UUID]) -> dict[UUID, str]:
    wanted = sa.select(files.c.id, files.c.name).where(files.c.id.in_(file_ids))
    return {row.id: row.name for row in session.execute(wanted)}
