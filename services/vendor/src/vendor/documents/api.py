"""Private documents by signed link, and who opened them."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse

from servicekit.db import Db, Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.idempotency import Key, once_for
from servicekit.http.limits import Limit
from servicekit.http.multipart import MIB, SentByAnyone, documented
from vendor.documents import readers, service
from vendor.documents.schemas import Access, DocumentLink, Readable
from vendor.documents.service import Proof
from vendor.drive import service as drive
from vendor.drive.uploads import Uploads

router = APIRouter(tags=["vendor"])
MAX_ATTACHMENT_BYTES = 5 * MIB

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": "no-store",
}


@router.post(
    "/api/mydrive/documents",
    operation_id="keepDocument",
    status_code=201,
    response_model=Data[Readable],
    openapi_extra=documented(),
    dependencies=[Depends(Limit("60/minute"))],
)
def keep(
    request: Request, sent: SentByAnyone, caller: SignedIn, session: Db,
    uploader: Uploads, key: Key = None,
) -> Any:  # fmt: skip
    """To be sent along with a requirement: 5 MB, of the company or the person who has
    none. Private like any document: PDF, XLSX, DOCX, or a photo of a paper."""
    file = sent.only_file(MAX_ATTACHMENT_BYTES)
    parts = file.digest() + file.name.encode()
    once = once_for(request, session, key, parts)
    written = uploader.attachment(caller.user_id, file)

    def add() -> Data[Readable]:
        stored = drive.store(session, caller.user_id, written, None)
        return Data(data=Readable.model_validate(stored.model_dump()))

    return once.answer(201, add)


@router.get("/api/mydrive/shared", operation_id="driveReadableDocuments")
async def readable(
    caller: SignedIn,
    reads: Reader,
    ids: Annotated[list[UUID], Query(min_length=1, max_length=100)],
) -> Data[list[Readable]]:
    """Those of the documents that are the caller's or were sent to them; for an
    administrator also those of requirements."""
    rows = await readers.open_to(reads, caller, ids)
    return Data(data=[Readable(**row) for row in rows])


@router.get("/api/mydrive/{file_id}/link", operation_id="driveDocumentLink")
def link(
    file_id: UUID, request: Request, caller: SignedIn, session: Db
) -> Data[DocumentLink]:
    """For five minutes and the caller alone: owner, who got it, an admin of papers."""
    secret: str = request.app.state.settings.link_secret
    return Data(data=service.link(session, secret, caller, file_id))


@router.get(
    "/api/mydrive/{file_id}/content",
    operation_id="driveDocumentContent",
    response_class=StreamingResponse,
)
def content(
    file_id: UUID,
    request: Request,
    caller: SignedIn,
    session: Db,
    uploader: Uploads,
    expires: Annotated[int, Query(ge=0, le=99_999_999_999)],
    signature: Annotated[str, Query(min_length=64, max_length=64)],
) -> StreamingResponse:
    """Needs the link and the bearer token of whom it was given to; is recorded."""
    secret: str = request.app.state.settings.link_secret
    proof = Proof(expires, signature)
    file = service.opened(session, secret, caller, file_id, proof)
    stored = uploader.storage.open(file.document_key)
    headers = {
        **SAFE,
        "Content-Disposition": service.attachment(file.name),
        "Content-Length": str(stored.size_bytes),
    }
    return StreamingResponse(stored.chunks, media_type=file.mime, headers=headers)


@router.get("/api/mydrive/{file_id}/accesses", operation_id="driveDocumentAccesses")
def accesses(file_id: UUID, caller: Seller, session: Db, page: Paged) -> Page[Access]:
    """The owner sees who opened the document, the newest first."""
    service.of_owner(session, caller.user_id, file_id)
    total, rows = service.page_of_accesses(session, file_id, page.limit, page.offset)
    return page.of([Access(**row.model_dump()) for row in rows], total)
