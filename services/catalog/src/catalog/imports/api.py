"""Bulk upload: a sheet sent, matched, checked, imported, corrected, undone."""

from functools import partial
from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from catalog.flags import PRODUCT_IMPORT
from catalog.imports import (
    presenter,
    queries,
    reports,
    sheet_files,
    shop_exports,
    templates,
)
from catalog.imports.schemas import (
    ImportOut,
    ImportSummary,
    Mapping,
    OptionalStart,
    RowChange,
    RowFilter,
    RowOut,
)
from catalog.imports.service import Imports
from servicekit.db import Db
from servicekit.http import sheets
from servicekit.http.auth import Seller, has_ended_now
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.idempotency import Key, once_for
from servicekit.http.language import Language
from servicekit.http.limits import Limit
from servicekit.http.multipart import Sent, documented

router = APIRouter(prefix="/api/products/bulk", tags=["catalog"])
RowNumber = Annotated[int, Path(ge=1, le=10_000_000)]


@router.get(
    "/template",
    operation_id="importTemplate",
    response_class=Response,
    responses={200: {"content": templates.CONTENT}},
)
def template(
    session: Db,
    caller: Seller,
    language: Language,
    format: Literal["csv", "xlsx"] = "xlsx",
) -> Response:
    """The columns with examples and notes; the XLSX also with lists to choose from."""
    seller = Imports.of(session, caller).seller
    return templates.answer(session, seller, format, language)


@router.post(
    "",
    operation_id="uploadImport",
    status_code=202,
    response_model=Data[ImportOut],
    openapi_extra=documented(),
    dependencies=[Depends(Limit("30/minute")), Depends(PRODUCT_IMPORT.dependency)],
)
def upload(
    request: Request, sent: Sent, caller: Seller, session: Db, language: Language,
    key: Key = None,
) -> Data[ImportOut] | JSONResponse:  # fmt: skip
    """CSV or XLSX, 10 MB, 5,000 rows; answers the mapping we would choose."""
    mine = Imports.of(session, caller)
    file = sent.only_file()
    once = once_for(request, session, key, file.digest() + file.name.encode())

    def produce() -> Data[ImportOut]:
        job = mine.upload(file.name, shop_exports.table(sheet_files.read(file.file)))
        return Data(data=presenter.detail(session, job, language))

    return once.answer(202, produce)


@router.get("", operation_id="imports")
def history(
    session: Db, caller: Seller, language: Language, page: Paged
) -> Page[ImportSummary]:
    """Newest first."""
    owner_id = Imports.of(session, caller).seller.owner_id
    found, total = queries.page(session, owner_id, page.limit, page.offset)
    return page.of([presenter.summary(job, language) for job in found], total)


@router.get("/{import_id}", operation_id="import")
def one(
    session: Db, caller: Seller, language: Language, import_id: UUID
) -> Data[ImportOut]:
    """The progress of an import, for polling: `processed` of `total`."""
    job = Imports.of(session, caller).get(import_id)
    return Data(data=presenter.detail(session, job, language))


@router.put("/{import_id}/mapping", operation_id="mapImport", status_code=202)
def match(
    session: Db, caller: Seller, language: Language, import_id: UUID, body: Mapping
) -> Data[ImportOut]:
    """Starts the validation of every row; 422 names missing columns."""
    job = Imports.of(session, caller).match(import_id, body.mapping)
    return Data(data=presenter.detail(session, job, language))


@router.post(
    "/{import_id}/start",
    operation_id="startImport",
    status_code=202,
    dependencies=[Depends(PRODUCT_IMPORT.dependency)],
)
def start(
    session: Db,
    caller: Seller,
    language: Language,
    import_id: UUID,
    body: OptionalStart,
) -> Data[ImportOut]:
    """Starts the import; new products beyond the quota become drafts."""
    job = Imports.of(session, caller).start(import_id, body.policy)
    return Data(data=presenter.detail(session, job, language))


@router.get("/{import_id}/rows", operation_id="importRows")
def rows(
    session: Db,
    caller: Seller,
    page: Paged,
    import_id: UUID,
    status: Annotated[RowFilter, Query()] = "all",
) -> Page[RowOut]:
    job = Imports.of(session, caller).get(import_id)
    found, total = queries.rows_page(session, job.id, status, page.limit, page.offset)
    return page.of([presenter.row(job, line) for line in found], total)


@router.patch(
    "/{import_id}/rows/{number}", operation_id="mendImportRow", summary="Mend"
)
def correct(
    session: Db, caller: Seller, import_id: UUID, number: RowNumber, body: RowChange
) -> Data[RowOut]:
    """Corrects cells of a row and validates it again."""
    mine = Imports.of(session, caller)
    row = mine.correct(import_id, number, body.values)
    return Data(data=presenter.row(mine.get(import_id), row))


@router.get(
    "/{import_id}/errors.csv",
    operation_id="importErrors",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def errors(
    request: Request, session: Db, caller: Seller, import_id: UUID
) -> StreamingResponse:
    """The failed rows in the columns of the file, with their `errors`."""
    job = Imports.of(session, caller).get(import_id)
    # Read now: the session is closed when the answer streams.
    failed = list(reports.failed_rows(session, job))
    ended = partial(has_ended_now, request, caller)
    return sheets.csv_answer("errors.csv", failed, ended)


@router.post("/{import_id}/retry", operation_id="retryImport", status_code=202)
def retry(
    session: Db, caller: Seller, language: Language, import_id: UUID
) -> Data[ImportOut]:
    job = Imports.of(session, caller).retry(import_id)
    return Data(data=presenter.detail(session, job, language))


@router.post("/{import_id}/undo", operation_id="undoImport", status_code=202)
def undo(
    session: Db, caller: Seller, language: Language, import_id: UUID
) -> Data[ImportOut]:
    """Undoes it within 24 hours; products changed since stay, and their rows say so."""
    job = Imports.of(session, caller).undo(import_id)
    return Data(data=presenter.detail(session, job, language))


@router.delete("/{import_id}", operation_id="cancelImport")
def cancel(
    session: Db, caller: Seller, language: Language, import_id: UUID
) -> Data[ImportOut]:
    """Stops after the current batch; written products stay."""
    job = Imports.of(session, caller).cancel(import_id)
    return Data(data=presenter.detail(session, job, language))
