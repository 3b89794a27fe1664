"""The inbox of a seller and the list of a buyer: two faces of the same rows."""

from functools import partial
from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from engagement.enquiries import counts, crm, export, queries, service
from engagement.enquiries.details import detail_for
from engagement.enquiries.filters import Filters, Sort
from engagement.enquiries.notes import CrmChange
from engagement.enquiries.presenter import serialize
from engagement.enquiries.schemas import EnquiryDetail, EnquiryPage, StatusChange
from engagement.replicas.sellers.checks import refuse_suspended
from engagement.rfq.quotes.enquiries import service as quotes
from engagement.rfq.requirements.lifecycle import locked_of_enquiry
from servicekit.db import Db, Reader, database_of
from servicekit.http import sheets
from servicekit.http.auth import Seller, SignedIn, has_ended_now
from servicekit.http.envelope import Data, Paged
from servicekit.http.language import Language

router = APIRouter(prefix="/api/enquiries", tags=["engagement"])
Side = Annotated[Literal["buyer", "seller"] | None, Query(alias="as")]


@router.get("", operation_id="listEnquiries", response_model_exclude_unset=True)
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    filters: Filters,
    side: Side = None,
    sort: Sort = "newest",
) -> EnquiryPage:
    """Own rows; `sort=due` puts first what waits for the caller. `meta.counts` says
    how many stand in each status, `meta.unread` how many hold something new; for a
    seller `meta.due` too, and the `labels`, `products` and `districts` of its rows.
    Who owns a company is one by default."""
    if side is None:
        owns = await queries.owns_a_company(reads, caller.user_id)
        side = "seller" if owns else "buyer"
    window = {"limit": paged.limit, "offset": paged.offset}
    wanted = {**filters, **window, "user_id": caller.user_id}
    rows, total = await queries.page(reads, side, wanted, sort)
    meta = await counts.of(reads, side, caller.user_id)
    items = [serialize(row, side, locale) for row in rows]
    return EnquiryPage(**paged.body(items, total, **meta))


@router.get(
    "/export.csv",
    operation_id="exportEnquiries",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def export_own(
    request: Request,
    caller: Seller,
    locale: Language,
    filters: Filters,
    sort: Sort = "newest",
) -> StreamingResponse:
    """The seller's rows as CSV, with the filters of the list; at most 10,000. 403 for a
    suspended company."""
    refuse_suspended(database_of(request), caller.user_id)
    wanted = {**filters, "user_id": caller.user_id}
    rows = export.table(database_of(request), wanted, sort, locale)
    ended = partial(has_ended_now, request, caller)
    return sheets.csv_answer("enquiries.csv", rows, ended)


@router.get("/{enquiry_id}", operation_id="getEnquiry")
def get_one(
    enquiry_id: UUID, caller: SignedIn, session: Db, locale: Language
) -> Data[EnquiryDetail]:
    """With its history; to a buyer who was declined, where else to turn."""
    return Data(data=detail_for(session, enquiry_id, caller, locale))


@router.post("/{enquiry_id}", operation_id="changeEnquiryStatus")
def change_status(
    enquiry_id: UUID,
    change: StatusChange,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[EnquiryDetail]:
    """409 says which statuses are possible; the present one again changes nothing. An
    enquiry that ends takes its open quote with it."""
    locked_of_enquiry(session, enquiry_id)
    enquiry, actor = service.open_for(session, enquiry_id, caller)
    service.change_status(
        session,
        enquiry,
        actor,
        change.status,
        reason=change.reason,
        note=change.note,
    )
    quotes.end_with(session, enquiry)
    return Data(data=detail_for(session, enquiry_id, caller, locale))


@router.patch("/{enquiry_id}/crm", operation_id="noteEnquiry")
def note(
    enquiry_id: UUID,
    change: CrmChange,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[EnquiryDetail]:
    """Updates the seller's private notes; 404 for everybody else."""
    crm.note(session, enquiry_id, change, caller)
    return Data(data=detail_for(session, enquiry_id, caller, locale))
