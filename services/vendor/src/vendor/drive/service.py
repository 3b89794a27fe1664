"""Decisions of My Drive: what may be stored, moved, deleted and restored."""

from collections.abc import Sequence
from uuid import UUID

import structlog
from sqlmodel import Session, select

from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from vendor.drive import events, folders, owners, queries, quota
from vendor.drive.models import DriveFile, files
from vendor.drive.removal import UNDO_FOR, removals
from vendor.drive.schemas import Change, NewFolder
from vendor.error_texts import FILE_IN_USE
from vendor.profiles.service import open_for_change

log = structlog.get_logger()


class InUse(Conflict):
    code, message = "in_use", FILE_IN_USE


def store(
    session: Session, owner_id: UUID, file: DriveFile, folder_id: UUID | None
) -> DriveFile:
    """Into the folder, if there is space; two of one name get numbers."""
    company = owners.hold(session, owner_id)
    folders.path_to(session, owner_id, folder_id)
    quota.check_space(session, owner_id, company, file.size_bytes)
    removals.confirm(session, file.place)
    file.folder_id = folder_id
    file.name = folders.free_name(session, file)
    session.add(file)
    session.flush()
    events.publish(session, file)
    log.info("file_stored", file_id=str(file.id), kind=file.kind, bytes=file.size_bytes)
    return file


def make_folder(session: Session, owner_id: UUID, form: NewFolder) -> DriveFile:
    seller = open_for_change(session, owner_id)
    path = folders.path_to(session, owner_id, form.parent_id, field="parent_id")
    folders.check_depth(len(path) + 1, "parent_id")
    folder = DriveFile(
        seller_id=seller.id, folder_id=form.parent_id, kind="folder", name=form.name
    )
    folders.check_name(session, folder)
    session.add(folder)
    session.flush()
    return folder


def change(session: Session, owner_id: UUID, file_id: UUID, form: Change) -> DriveFile:
    """Renames, moves, or both. Raises Invalid for a folder into itself."""
    open_for_change(session, owner_id)
    file = own(session, owner_id, file_id)
    sent = form.model_fields_set
    if "folder_id" in sent and form.folder_id != file.folder_id:
        folders.check_target(session, owner_id, file, form.folder_id)
        file.folder_id = form.folder_id
    is_renamed = bool(form.name) and form.name != file.name
    file.name = form.name or file.name
    if sent:
        folders.check_name(session, file)
    session.add(file)
    session.flush()
    if is_renamed:
        events.publish_changes(session, [file])
    return file


def delete(session: Session, owner_id: UUID, file_id: UUID) -> DriveFile:
    """With everything in it, and not at all while any of it is in use."""
    owners.hold(session, owner_id)
    file = own(session, owner_id, file_id)
    deleted = _locked(session, list(queries.within(session, file.id)))
    if used := queries.used_in(session, [each.id for each in deleted]):
        raise InUse(data={"used_in": used})
    for each in deleted:
        each.deleted_at, each.deleted_with = now(), file.id
        session.add(each)
    session.flush()
    events.publish_changes(session, deleted)
    log.info("file_deleted", file_id=str(file.id), with_it=len(deleted) - 1)
    return file


def restore(session: Session, owner_id: UUID, file_id: UUID) -> DriveFile:
    """Within a day, with everything inside; to the top when its folder is deleted."""
    company = owners.hold(session, owner_id)
    since = now() - UNDO_FOR
    deleted = select(DriveFile).where(
        owners.is_of(owner_id),
        files.c.deleted_with == file_id,
        files.c.deleted_at > since,
    )
    restored = list(session.exec(deleted.with_for_update()))
    file = next((each for each in restored if each.id == file_id), None)
    if file is None:
        raise NotFound
    size_bytes = sum(each.size_bytes for each in restored)
    quota.check_space(session, owner_id, company, size_bytes)
    for each in restored:
        each.deleted_at = each.deleted_with = None
        session.add(each)
    folders.restore(session, owner_id, file)
    events.publish_changes(session, restored)
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
    """Nobody starts to use one of them during the deletion."""
    wanted = select(DriveFile).where(files.c.id.in_(ids)).order_by(files.c.id)
    return list(session.exec(wanted.with_for_update()))
