"""My Drive: the files and folders of a company, the documents of who has none."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request

from servicekit.db import Db, Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.fields import Line
from servicekit.http.idempotency import Key, OnlyOnce, once_for
from servicekit.http.limits import Limit
from servicekit.http.multipart import Sent, documented
from servicekit.like import containing
from servicekit.pictures.previews import PreviewLinks
from vendor.drive import presenter, queries, quota, service
from vendor.drive.schemas import Change, Item, ItemKind, NewFolder, UploadFields, Usage
from vendor.drive.uploads import Uploads

router = APIRouter(tags=["vendor"])

_BODY = documented(
    folder_id={"type": "string", "format": "uuid"}, is_private={"type": "boolean"}
)


@router.get("/api/mydrive", operation_id="driveFiles")
async def listed(
    caller: SignedIn,
    reads: Reader,
    page: Paged,
    previews: PreviewLinks,
    folder_id: UUID | None = None,
    q: Annotated[Line | None, Query()] = None,
    kind: ItemKind | None = None,
) -> Page[Item]:
    """A folder, its folders first; `q` or a kind of file searches all below it.
    Who has no company has documents only."""
    path = []
    if folder_id:
        path = await queries.breadcrumb(reads, caller.user_id, folder_id)
        if not path:
            raise NotFound
    wanted = {
        "owner_id": caller.user_id,
        "folder_id": folder_id,
        "q": containing(q),
        "kind": kind,
    }
    total, rows = await queries.page(reads, wanted, page.limit, page.offset)
    items = [presenter.preview(presenter.from_row(row), previews) for row in rows]
    return page.of(items, total, breadcrumb=path)


@router.post(
    "/api/mydrive",
    operation_id="uploadDriveFile",
    status_code=201,
    response_model=Data[Item],
    openapi_extra=_BODY,
    dependencies=[Depends(Limit("120/minute"))],
)
def upload(
    request: Request, sent: Sent, caller: Seller, session: Db, uploader: Uploads,
    key: Key = None,
) -> Any:  # fmt: skip
    """A picture is made anew as WebP; PDF, XLSX, DOCX and scans are private (D42)."""
    fields, file = sent.fields(UploadFields), sent.needed_file()
    parts = (file.digest(), file.name.encode(), fields.model_dump_json().encode())
    once = once_for(request, session, key, b"\n".join(parts))
    written = uploader.written(caller.user_id, file, is_private=fields.is_private)

    def add() -> Data[Item]:
        stored = service.store(session, caller.user_id, written, fields.folder_id)
        return Data(data=presenter.item(stored))

    return once.answer(201, add)


@router.post(
    "/api/mydrive/folders",
    operation_id="createDriveFolder",
    status_code=201,
    response_model=Data[Item],
)
def make_folder(form: NewFolder, caller: Seller, session: Db, once: OnlyOnce) -> Any:
    """Three deep at most (D42)."""

    def make() -> Data[Item]:
        folder = service.make_folder(session, caller.user_id, form)
        return Data(data=presenter.item(folder))

    return once.answer(201, make)


@router.get("/api/mydrive/usage", operation_id="driveUsage")
def usage(caller: SignedIn, session: Db) -> Data[Usage]:
    """What counts is what is kept: all sizes of a picture together."""
    return Data(data=quota.of_owner(session, caller.user_id))


@router.patch("/api/mydrive/{file_id}", operation_id="changeDriveFile")
def change(file_id: UUID, form: Change, caller: Seller, session: Db) -> Data[Item]:
    """Renames or moves; `folder_id` null is the top."""
    file = service.change(session, caller.user_id, file_id, form)
    return Data(data=_item(session, file))


@router.delete("/api/mydrive/{file_id}", operation_id="deleteDriveFile")
def delete(file_id: UUID, caller: SignedIn, session: Db) -> Data[Item]:
    """A folder with all in it; 409 `in_use` names in `data.used_in` what holds it.
    Who has no company has documents only."""
    file = service.delete(session, caller.user_id, file_id)
    return Data(data=presenter.item(file))


@router.post("/api/mydrive/{file_id}/restore", operation_id="restoreDriveFile")
def restore(file_id: UUID, caller: SignedIn, session: Db) -> Data[Item]:
    """Undoes a deletion within a day, with all that went with it."""
    file = service.restore(session, caller.user_id, file_id)
    return Data(data=_item(session, file))


def _item(session: Db, file: Any) -> Item:
    return presenter.item(file, queries.used_in(session, [file.id]))
