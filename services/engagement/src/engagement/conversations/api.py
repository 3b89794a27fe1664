from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from engagement.conversations import queries, service
from engagement.conversations.schemas import (
    MessageShown,
    NewMessage,
    Sent,
    Unread,
    shown,
)
from engagement.enquiries.service import role_of
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce

router = APIRouter(prefix="/api/enquiries/{enquiry_id}", tags=["engagement"])


@router.get("/messages", operation_id="listEnquiryMessages")
async def list_messages(
    enquiry_id: UUID, caller: SignedIn, reads: Reader, paged: Paged
) -> Page[MessageShown]:
    """Newest first."""
    sides = await queries.sides(reads, enquiry_id)
    if sides is None or not role_of(caller, sides.owner_id, sides.buyer_id):
        raise NotFound
    rows, total = await queries.page(reads, enquiry_id, paged.limit, paged.offset)
    return paged.of([shown(row, caller.user_id) for row in rows], total)


@router.post(
    "/messages",
    operation_id="sendEnquiryMessage",
    status_code=201,
    response_model=Data[Sent],
)
def send_message(
    enquiry_id: UUID,
    message: NewMessage,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
) -> Data[Sent] | JSONResponse:
    """An answer moves the enquiry to `replied`; a guest gets it by mail."""

    def send() -> Data[Sent]:
        said, enquiry = service.say(session, enquiry_id, caller, message.body)
        known = said.model_dump(exclude={"sender_id"})
        return Data(data=Sent(**known, is_mine=True, enquiry_status=enquiry.status))

    return once.answer(201, send)


@router.post("/read", operation_id="readEnquiryMessages")
def mark_read(enquiry_id: UUID, caller: SignedIn, session: Db) -> Data[Unread]:
    """What the other side wrote has been opened."""
    service.mark_read(session, enquiry_id, caller)
    return Data(data=Unread(unread=0))
