from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from engagement.conversations import blocks, presenter, queries, service
from engagement.conversations.schemas import (
    ConversationDetail,
    ConversationOut,
    MessageOut,
    NewMessage,
    Sent,
    Unread,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data, Feed, Page, Paged, feed
from servicekit.http.errors import NotFound
from servicekit.http.fields import Line
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language

router = APIRouter(prefix="/api", tags=["engagement"])
PATH = "/api/conversations"
_PLACE = r"^[0-9]{1,16}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
Cursor = Annotated[str | None, Query(pattern=_PLACE)]


@router.get("/conversations", operation_id="listConversations")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    cursor: Cursor = None,
    q: Annotated[Line | None, Query()] = None,
    unread: bool = False,
    per_page: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Feed[ConversationOut]:
    """The caller's conversations, newest first; `q` searches texts and names."""
    wanted = queries.Wanted(q or None, cursor, unread, per_page + 1)
    rows = await queries.newest(reads, caller.user_id, wanted)
    count = await queries.count_unread(reads, caller.user_id)
    more = len(rows) > per_page
    items = [presenter.serialize(row, locale) for row in rows[:per_page]]
    onward = queries.cursor_of(rows[per_page - 1]) if more else None
    query = {"q": q, "unread": "true" if unread else None, "per_page": per_page}
    return feed(PATH, items, onward, count, query)


@router.get("/messages/unread", operation_id="countUnreadMessages")
async def count_unread(caller: SignedIn, reads: Reader) -> Data[Unread]:
    """The sum of `unread_count` over all conversations."""
    return Data(data=Unread(unread=await queries.count_unread(reads, caller.user_id)))


@router.get("/conversations/{conversation_id}", operation_id="getConversation")
async def get_one(
    conversation_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Data[ConversationDetail]:
    """Also by the id of a quote, or for its seller of a requirement."""
    row = await queries.one(reads, caller.user_id, conversation_id)
    if row is None:
        raise NotFound
    return Data(data=presenter.detail(row, locale))


@router.get("/enquiries/{conversation_id}/messages", operation_id="listEnquiryMessages")
@router.get("/conversations/{conversation_id}/messages", operation_id="listMessages")
async def list_messages(
    conversation_id: UUID, caller: SignedIn, reads: Reader, paged: Paged
) -> Page[MessageOut]:
    """Newest first."""
    row = await queries.one(reads, caller.user_id, conversation_id)
    if row is None:
        raise NotFound
    rows, total = await queries.page(reads, row["id"], paged.limit, paged.offset)
    return paged.of([presenter.message(r, caller.user_id) for r in rows], total)


@router.post(
    "/enquiries/{conversation_id}/messages",
    operation_id="sendEnquiryMessage",
    status_code=201,
    response_model=Data[Sent],
)
@router.post(
    "/conversations/{conversation_id}/messages",
    operation_id="sendMessage",
    status_code=201,
    response_model=Data[Sent],
)
def send_message(
    conversation_id: UUID,
    message: NewMessage,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
) -> Data[Sent] | JSONResponse:
    """409 when the other side has blocked one, it is over, or an answer is awaited."""
    files = message.attachment_ids

    def send() -> Data[Sent]:
        message_sent, enquiry = service.send(
            session, conversation_id, caller, message.body, files
        )
        return Data(data=presenter.sent(message_sent, enquiry, caller.user_id))

    return once.answer(201, send)


@router.delete(
    "/conversations/{conversation_id}/messages/{message_id}",
    operation_id="takeBackMessage",
)
def take_back(
    conversation_id: UUID, message_id: UUID, caller: SignedIn, session: Db
) -> Data[MessageOut]:
    """Deletes an own message within 15 minutes, with its files, for both sides."""
    message = service.take_back(session, conversation_id, message_id, caller)
    return Data(data=presenter.message(message.model_dump(), caller.user_id))


@router.post("/enquiries/{conversation_id}/read", operation_id="readEnquiryMessages")
@router.post("/conversations/{conversation_id}/read", operation_id="readConversation")
def mark_read(conversation_id: UUID, caller: SignedIn, session: Db) -> Data[Unread]:
    """Marks messages of the other side as read; returns the unread count."""
    service.mark_read(session, conversation_id, caller)
    return Data(data=Unread(unread=0))


@router.post("/conversations/{conversation_id}/block", operation_id="blockContact")
def block(
    conversation_id: UUID, caller: SignedIn, session: Db, locale: Language
) -> Data[ConversationDetail]:
    """The other side can send no more messages or enquiries; again changes nothing."""
    blocks.block(session, conversation_id, caller)
    row = service.part_of(session, conversation_id, caller)
    return Data(data=presenter.detail(row, locale))


@router.delete("/conversations/{conversation_id}/block", operation_id="unblockContact")
def unblock(
    conversation_id: UUID, caller: SignedIn, session: Db, locale: Language
) -> Data[ConversationDetail]:
    blocks.unblock(session, conversation_id, caller)
    row = service.part_of(session, conversation_id, caller)
    return Data(data=presenter.detail(row, locale))
