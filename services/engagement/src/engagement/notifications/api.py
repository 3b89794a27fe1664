from functools import partial
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse

from engagement.notifications import queries, service
from engagement.notifications.schemas import (
    NotificationOut,
    Reading,
    Unread,
    serialize,
)
from engagement.notifications.stream import Stream
from servicekit.db import Db, Reader, database_of
from servicekit.http.auth import SignedIn, has_ended
from servicekit.http.envelope import Data, Feed, feed
from servicekit.http.language import Language

router = APIRouter(prefix="/api/notifications", tags=["engagement"])
PATH = "/api/notifications"


@router.get("", operation_id="listNotifications")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    cursor: UUID | None = None,
    unread: bool = False,
    per_page: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Feed[NotificationOut]:
    """Newest first."""
    rows = await queries.newest(
        reads, caller.user_id, cursor=cursor, unread=unread, limit=per_page + 1
    )
    count = await queries.count_unread(reads, caller.user_id)
    more = str(rows[per_page - 1]["id"]) if len(rows) > per_page else None
    items = [serialize(row, locale) for row in rows[:per_page]]
    query = {"per_page": per_page, "unread": "true" if unread else None}
    return feed(PATH, items, more, count, query)


@router.post("/read", operation_id="readNotifications")
def mark_read(reading: Reading, caller: SignedIn, session: Db) -> Data[Unread]:
    """`{"ids": […]}` or `{"all": true}`; answers how many stay unread."""
    left = service.mark_read(session, caller.user_id, reading.ids)
    return Data(data=Unread(unread=left))


@router.get(
    "/stream",
    operation_id="streamNotifications",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}},
)
async def stream(
    request: Request,
    caller: SignedIn,
    locale: Language,
    last_event_id: Annotated[str, Header(max_length=64)] = "",
) -> StreamingResponse:
    """Server-sent events `notification`, each a row of the list; after
    `Last-Event-ID` what was missed comes first. `conversation` names a changed one;
    `replaced` is the last: the user has opened ten newer streams."""
    hub, database = request.app.state.hub, database_of(request)
    stream = Stream(hub, database, caller, locale, partial(has_ended, request, caller))
    return StreamingResponse(
        stream.events(_id(last_event_id)),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


def _id(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None
