"""The inbox of a seller and the list of a buyer: two faces of the same rows."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Query

from engagement.enquiries import queries, service
from engagement.enquiries.schemas import (
    EnquiryDetail,
    EnquiryShown,
    StatusChange,
    detail,
    shown,
)
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.language import Language

router = APIRouter(prefix="/api/enquiries", tags=["engagement"])
Side = Annotated[Literal["buyer", "seller"] | None, Query(alias="as")]
Words = Annotated[str | None, Query(max_length=100)]


@router.get("", operation_id="listEnquiries")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    side: Side = None,
    status: Annotated[str | None, Query(max_length=200)] = None,
    label: Words = None,
    q: Words = None,
) -> Page[EnquiryShown]:
    """Own rows, newest first; `status` may name several, with commas. `meta.counts`
    says how many stand in each status. Who owns a company is a seller by default."""
    if side is None:
        owns = await queries.owns_a_company(reads, caller.user_id)
        side = "seller" if owns else "buyer"
    wanted = {
        "user_id": caller.user_id,
        "statuses": _statuses(status),
        "label": label or None,
        "q": queries.containing(q),
        "limit": paged.limit,
        "offset": paged.offset,
    }
    rows, total, counts = await queries.page(reads, side, wanted)
    every = {name.value: counts.get(name.value, 0) for name in EnquiryStatus}
    return paged.of([shown(row, side, locale) for row in rows], total, counts=every)


def _statuses(asked: str | None) -> list[str] | None:
    names = [name.strip() for name in (asked or "").split(",") if name.strip()]
    if any(name not in list(EnquiryStatus) for name in names):
        raise Invalid(errors={"status": ["This status is not known."]})
    return names or None


@router.get("/{enquiry_id}", operation_id="getEnquiry")
async def get_one(
    enquiry_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Data[EnquiryDetail]:
    row, moves = await queries.one(reads, enquiry_id)
    if row is None:
        raise NotFound
    role = service.role_of(caller, row["owner_id"], row["buyer_id"])
    if role is None:
        raise NotFound
    return Data(data=detail(row, moves, role, locale))


@router.post("/{enquiry_id}", operation_id="changeEnquiryStatus")
def change_status(
    enquiry_id: UUID,
    change: StatusChange,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[EnquiryDetail]:
    """409 says which statuses are possible; the present one again changes nothing."""
    enquiry, actor = service.open_for(session, enquiry_id, caller)
    service.move(
        session,
        enquiry,
        actor,
        change.status,
        reason=change.reason,
        note=change.note,
    )
    row, moves = queries.after_change(session, enquiry_id)
    return Data(data=detail(row, moves, actor.role, locale))
