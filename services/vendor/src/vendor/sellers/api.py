"""Companies, for administrators (D4)."""

from functools import partial
from uuid import UUID

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from servicekit.db import Db, Reader, database_of
from servicekit.http import sheets
from servicekit.http.auth import Admin, has_ended_now
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.language import Language
from servicekit.pictures.previews import PreviewLinks
from vendor.history.service import Actor
from vendor.profiles import lifecycle
from vendor.profiles.models import Seller
from vendor.sellers import export, presenter, queries
from vendor.sellers.filters import Filters
from vendor.sellers.schemas import Reason, SellerListed, SellerSeen

router = APIRouter(prefix="/api/admin/sellers", tags=["vendor"])
COUNTED = ("onboarding", "active", "suspended", "closed")


@router.get("", operation_id="adminSellers")
async def list_sellers(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    previews: PreviewLinks,
    filters: Filters,
) -> Page[SellerListed]:
    """`q` is part of a name, address, mail, phone, PAN or registration number."""
    rows, counts = await queries.page(reads, filters, pages.limit, pages.offset)
    items = [presenter.listed(dict(row._mapping), locale) for row in rows]
    items = [previews.field(each, "company_logo") for each in items]
    total = sum(counts.values())
    if filters.status:
        total = counts.get(filters.status, 0)
    by_status = {name: counts.get(name, 0) for name in COUNTED}
    return pages.of(items, total, counts=by_status)


@router.get(
    "/export.csv",
    operation_id="exportSellers",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def export_sellers(
    request: Request, caller: Admin, locale: Language, filters: Filters
) -> StreamingResponse:
    """The companies as CSV, with the filters of the list; at most 10,000."""
    rows = export.rows(database_of(request), filters, locale)
    ended = partial(has_ended_now, request, caller)
    return sheets.csv_answer("sellers.csv", rows, ended)


@router.get("/{seller_id}", operation_id="adminSeller")
def show(
    seller_id: UUID,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """A company with its audit trail."""
    seller = session.get(Seller, seller_id)
    if seller is None:
        raise NotFound
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/suspend", operation_id="suspendSeller")
def suspend(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Hides page and products; restoring the owner's account does not lift it."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.suspend(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/reinstate", operation_id="reinstateSeller")
def reinstate(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Reinstates a suspended or closed company; 409 while its owner is not active."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.reinstate(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/close", operation_id="closeSeller")
def close(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Closes the company; its products leave the public pages."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.close_by_id(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))
