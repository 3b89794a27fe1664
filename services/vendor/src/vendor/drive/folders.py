"""The folder of a file: which, how deep, and under which name."""

from uuid import UUID

from sqlmodel import Session

from servicekit.http.errors import Invalid
from servicekit.http.filenames import numbered
from vendor.drive import queries
from vendor.drive.models import DriveFile
from vendor.error_texts import (
    DRIVE_NAME_TAKEN,
    FOLDER_INSIDE_ITSELF,
    FOLDER_UNKNOWN,
    FOLDERS_TOO_DEEP,
)

MAX_DEPTH = 3


def path_to(
    session: Session, owner_id: UUID, folder_id: UUID | None, field: str = "folder_id"
) -> list[UUID]:
    """Raises Invalid when it is no folder of theirs."""
    if folder_id is None:
        return []
    path = queries.path(session, owner_id, folder_id)
    if not path:
        raise Invalid(errors={field: [FOLDER_UNKNOWN]})
    return path


def check_depth(depth: int, field: str) -> None:
    if depth > MAX_DEPTH:
        text = FOLDERS_TOO_DEEP.fill(max=MAX_DEPTH)
        raise Invalid(errors={field: [text]}, code="too_deep")


def check_target(
    session: Session, owner_id: UUID, file: DriveFile, folder_id: UUID | None
) -> None:
    path = path_to(session, owner_id, folder_id)
    if file.kind != "folder":
        return
    if file.id in path:
        raise Invalid(errors={"folder_id": [FOLDER_INSIDE_ITSELF]})
    check_depth(len(path) + queries.height(session, file.id), "folder_id")


def _names(session: Session, file: DriveFile) -> set[str]:
    with session.no_autoflush:
        return queries.names_in(session, file)


def check_name(session: Session, file: DriveFile) -> None:
    if file.name.casefold() in _names(session, file):
        raise Invalid(errors={"name": [DRIVE_NAME_TAKEN]})


def free_name(session: Session, file: DriveFile) -> str:
    taken = _names(session, file)
    name, number = file.name, 2
    while name.casefold() in taken:
        name, number = numbered(file.name, number), number + 1
    return name


def restore(session: Session, owner_id: UUID, file: DriveFile) -> None:
    session.flush()
    if file.folder_id and not queries.path(session, owner_id, file.folder_id):
        file.folder_id = None
    if file.kind == "folder":
        depth = len(path_to(session, owner_id, file.folder_id))
        check_depth(depth + queries.height(session, file.id), "folder_id")
    file.name = free_name(session, file)
    session.add(file)
    session.flush()
