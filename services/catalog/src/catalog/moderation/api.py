"""Moderation by administrators (D4), and reporting a product."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request
from sqlmodel import Session

from catalog.listings.transitions import LABELS, Status
from catalog.moderation import presenter, queries, reports, service
from catalog.moderation.schemas import (
    Moderated,
    ModeratedDetail,
    Objection,
    OptionalApproval,
    Received,
    ReportDecision,
    ReportForm,
    ReportOut,
    ReportStatus,
    SellerProductEntry,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin, MaybeSignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.fields import Line
from servicekit.http.language import Language, Locale
from servicekit.http.limits import Limit, client_address
from servicekit.pictures.previews import PreviewLinks, Previews

router = APIRouter(tags=["catalog"])
DESK, REPORTS = "/api/admin/products", "/api/admin/product-reports"


@router.get(DESK, operation_id="moderatedProducts")
async def moderated_products(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    previews: PreviewLinks,
    status: Status = "in_review",
    q: Annotated[Line, Query()] = "",
) -> Page[Moderated]:
    """The longest waiting for review first; `meta.counts` of each status."""
    rows, counts = await queries.page(reads, status, q, (pages.limit, pages.offset))
    items = [presenter.moderated(row, locale, previews) for row in rows]
    shown = {name: counts.get(name, 0) for name in LABELS}
    return pages.of(items, shown[status], counts=shown)


@router.get(f"{DESK}/history", operation_id="sellerProductHistory")
async def seller_history(
    caller: Admin, reads: Reader, locale: Language, seller_id: UUID
) -> Data[list[SellerProductEntry]]:
    """The changes of status of all products of a company, the newest first."""
    rows = await queries.seller_history(reads, seller_id)
    return Data(data=[presenter.seller_entry(row, locale) for row in rows])


@router.get(f"{DESK}/{{product_id}}", operation_id="moderatedProduct")
def moderated_product(
    product_id: UUID,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[ModeratedDetail]:
    """The product as buyers see it, its reports, and earlier decisions."""
    return _detail(session, product_id, locale, previews)


@router.post(f"{DESK}/{{product_id}}/approve", operation_id="approveProduct")
def approve(
    product_id: UUID,
    form: OptionalApproval,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[ModeratedDetail]:
    """Publishes it and closes its open reports; 409 when the seller's tier is full."""
    service.approve(session, product_id, form, caller.user_id)
    return _detail(session, product_id, locale, previews)


@router.post(f"{DESK}/{{product_id}}/reject", operation_id="rejectProduct")
def reject(
    product_id: UUID,
    form: Objection,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[ModeratedDetail]:
    """Returns it to the seller with a reason; it may be submitted again."""
    service.reject(session, product_id, form, caller.user_id)
    return _detail(session, product_id, locale, previews)


@router.post(f"{DESK}/{{product_id}}/block", operation_id="blockProduct")
def block(
    product_id: UUID,
    form: Objection,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[ModeratedDetail]:
    """Hides it from public pages until the seller requests another review."""
    service.block(session, product_id, form, caller.user_id)
    return _detail(session, product_id, locale, previews)


@router.post(
    "/api/webui/product/{slug}/report",
    status_code=202,
    operation_id="reportProduct",
    dependencies=[Depends(Limit("5/hour"))],
)
def report(
    request: Request,
    slug: str,
    form: ReportForm,
    caller: MaybeSignedIn,
    session: Db,
    locale: Language,
) -> Data[Received]:
    """Always the same response; the third reporter may start a review."""
    pepper = request.app.state.settings.claim_pepper
    who = reports.reporter(pepper, caller, client_address(request))
    service.report(session, slug.replace("\x00", " "), form, who, locale)
    return Data(data=Received())


@router.get(REPORTS, operation_id="productReports")
async def product_reports(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    previews: PreviewLinks,
    status: ReportStatus = "open",
) -> Page[ReportOut]:
    """The oldest first; `meta.counts` of both statuses."""
    found = await queries.report_page(reads, status, pages.limit, pages.offset)
    items = [presenter.reported(row, locale, previews) for row in found[0]]
    both = {name: found[1].get(name, 0) for name in ("open", "closed")}
    return pages.of(items, both[status], counts=both)


@router.post(f"{REPORTS}/{{report_id}}", operation_id="decideProductReport")
def decide_report(
    report_id: UUID,
    form: ReportDecision,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[ReportOut]:
    """Dismisses it, warns the seller, hides the product, or opens the report again; 409
    with the statuses that are possible. The reporter is notified."""
    service.decide_report(session, report_id, form, caller.user_id)
    row = queries.report(session, report_id)
    return Data(data=presenter.reported(row, locale, previews))


def _detail(
    session: Session, product_id: UUID, locale: Locale, previews: Previews
) -> Data[ModeratedDetail]:
    return Data(data=presenter.detail(session, product_id, locale, previews))
