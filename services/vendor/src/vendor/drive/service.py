"""Decisions of My Drive: what may be kept, moved, deleted and brought back."""

from collections.abc import Sequence
from uuid import UUID

import structlog
from sqlmodel import Session, select

from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from vendor.drive import owners, placing, queries, quota, telling
from vendor.drive.models import DriveFile, files
from vendor.drive.removal import UNDO_FOR, removals
from vendor.drive.schemas import Change, NewFolder
from vendor.error_texts import FILE_IN_USE
from vendor.profiles.service import open_for_change

log = structlog.get_logger()


class InUse(Conflict):
    code, message = "in_use", FILE_IN_USE


def keep(
    session: Session, owner_id: UUID, file: DriveFile, folder_id: UUID | None
) -> DriveFile:
    """Into the folder, if there is room; two of one name get numbers."""
    company = owners.hold(session, owner_id)
    placing.path_to(session, owner_id, folder_id)
    quota.make_room(session, owner_id, company, file.size_bytes)
    removals.confirm(session, file.place)
    file.folder_id = folder_id
    file.name = placing.free_name(session, file)
    session.add(file)
    session.flush()
    telling.tell(session, file)
    log.info("file_kept", file_id=str(file.id), kind=file.kind, bytes=file.size_bytes)
    return file


def make_folder(session: Session, owner_id: UUID, form: NewFolder) -> DriveFile:
    seller = open_for_change(session, owner_id)
    path = placing.path_to(session, owner_id, form.parent_id, field="parent_id")
    placing.check_depth(len(path) + 1, "parent_id")
    folder = DriveFile(
        seller_id=seller.id, folder_id=form.parent_id, kind="folder", name=form.name
    )
    placing.check_name(session, folder)
    session.add(folder)
    session.flush()
    return folder


def change(session: Session, owner_id: UUID, file_id: UUID, form: Change) -> DriveFile:
    """Renames, moves, or both. Raises Invalid for a folder into itself."""
    open_for_change(session, owner_id)
    file = own(session, owner_id, file_id)
    sent = form.model_fields_set
    if "folder_id" in sent and form.folder_id != file.folder_id:
        placing.check_move(session, owner_id, file, form.folder_id)
        file.folder_id = form.folder_id
    is_renamed = bool(form.name) and form.name != file.name
    file.name = form.name or file.name
    if sent:
        placing.check_name(session, file)
    session.add(file)
    session.flush()
    if is_renamed:
        telling.changed(session, [file])
    return file


def delete(session: Session, owner_id: UUID, file_id: UUID) -> DriveFile:
    """With everything in it, and not at all while any of it is in use."""
    owners.hold(session, owner_id)
    file = own(session, owner_id, file_id)
    gone = _locked(session, list(queries.within(session, file.id)))
    if used := queries.used_in(session, [each.id for each in gone]):
        raise InUse(data={"used_in": used})
    for each in gone:
        each.deleted_at, each.deleted_with = now(), file.id
        session.add(each)
    session.flush()
    telling.changed(session, gone)
    log.info("file_deleted", file_id=str(file.id), with_it=len(gone) - 1)
    return file


def restore(session: Session, owner_id: UUID, file_id: UUID) -> DriveFile:
    """Within a day, with all that went with it; to the top when its folder is gone."""
    company = owners.hold(session, owner_id)
    since = now() - UNDO_FOR
    deleted = select(DriveFile).where(
        owners.is_of(owner_id),
        files.c.deleted_with == file_id,
        files.c.deleted_at > since,
    )
    back = list(session.exec(deleted.with_for_update()))
    file = next((each for each in back if each.id == file_id), None)
    if file is None:
        raise NotFound
    quota.make_room(session, owner_id, company, sum(each.size_bytes for each in back))
    for each in back:
        each.deleted_at = each.deleted_with = None
        session.add(each)
    placing.put_back(session, owner_id, file)
    telling.changed(session, back)
    return file


def own(session: Session, owner_id: UUID, file_id: UUID) -> DriveFile:
    """Locked. Raises NotFound, also for what is deleted or somebody else's."""
    wanted = select(DriveFile).where(
        files.c.id == file_id,
        owners.is_of(owner_id),
        files.c.deleted_at.is_(None),
    )
    file = session.exec(wanted.with_for_update()).first()
    if file is None:
        raise NotFound
    return file


def _locked(session: Session, ids: Sequence[UUID]) -> list[DriveFile]:
    """Nobody begins to use one of them while it is being deleted."""
    wanted = select(DriveFile).where(files.c.id.in_(ids)).order_by(files.c.id)
    return list(session.exec(wanted.with_for_update()))
