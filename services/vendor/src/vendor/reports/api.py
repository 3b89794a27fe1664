"""Reports of users that something is wrong with a company."""

from uuid import UUID

from fastapi import APIRouter, Depends

from servicekit.db import Db, Reader
from servicekit.http.auth import Admin, MaybeSignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.language import Language
from servicekit.http.limits import Limit
from vendor.history.service import Actor
from vendor.reports import queries, service
from vendor.reports.schemas import (
    Handling,
    Reference,
    ReportForm,
    ReportOut,
    ReportStatus,
    report_response,
)

router = APIRouter(tags=["vendor"])


@router.post(
    "/api/webui/seller/{slug}/report",
    status_code=202,
    operation_id="reportSeller",
    dependencies=[Depends(Limit("5/hour"))],
)
def report(
    slug: str, form: ReportForm, caller: MaybeSignedIn, session: Db, locale: Language
) -> Data[Reference]:
    """Reports a company to the administrators; guests may report too."""
    reporter = caller.user_id if caller else None
    slug = slug.replace("\x00", " ")
    reference = service.report(session, slug, form, reporter, locale)
    return Data(data=Reference(reference=reference))


@router.get("/api/admin/reports", operation_id="sellerReports")
async def list_reports(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    status: ReportStatus = "open",
) -> Page[ReportOut]:
    """The oldest first; `meta.counts` of both statuses."""
    rows, counts = await queries.page(reads, status, pages.limit, pages.offset)
    history = await queries.history(reads, [row.id for row in rows])
    items = [
        report_response(dict(row._mapping), history[row.id], locale) for row in rows
    ]
    both = {name: counts.get(name, 0) for name in ("open", "handled")}
    return pages.of(items, both[status], counts=both)


@router.post("/api/admin/reports/{report_id}", operation_id="handleSellerReport")
def handle(
    report_id: UUID, form: Handling, caller: Admin, session: Db, locale: Language
) -> Data[ReportOut]:
    """Dismisses it, warns the company, suspends it, or opens the report again; 409 with
    the statuses that are possible. The reporter is notified."""
    service.handle(session, report_id, form, Actor("admin", caller.user_id))
    return Data(data=report_response(*queries.one(session, report_id), locale))
