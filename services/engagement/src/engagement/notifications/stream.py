"""A stream of server-sent events: holds no database connection while it waits."""

import asyncio
import json
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from uuid import UUID

import sqlalchemy as sa

from engagement.notifications import queries
from engagement.notifications.hub import (
    ConversationChange,
    Hub,
    Replaced,
    Update,
    Updates,
)
from engagement.notifications.schemas import serialize
from servicekit.db import Database
from servicekit.http.language import Locale
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

HEARTBEAT_S = 15.0
MAX_STREAM_S = (
    900.0  # an access token lives no longer; the page reconnects with a new one
)
GREETING = ": connected\nretry: 1000\n\n"
HEARTBEAT = ": still here\n\n"
# The page waits longer before it reconnects: newer pages of the user are open.
REPLACED = "event: replaced\ndata: {}\n\n"


class Stream:
    """The events of one page: everything after `last_id`, then each new one."""

    def __init__(
        self,
        hub: Hub,
        database: Database,
        caller: Caller,
        locale: Locale,
        has_ended: Callable[[], Awaitable[bool]],
        heartbeat_s: float = HEARTBEAT_S,
    ) -> None:
        self._hub, self._database = hub, database
        self._caller, self._locale = caller, locale
        self._has_ended, self._heartbeat_s = has_ended, heartbeat_s
        self._sent: deque[UUID] = deque(maxlen=500)
        self._last = new_id()  # ids follow time: those from now on are greater

    async def events(self, last_id: UUID | None) -> AsyncIterator[str]:
        self._last, ends_at = last_id or self._last, time.monotonic() + MAX_STREAM_S
        caller = self._caller
        # Registered before the first read, so that nothing is missed in between.
        with self._hub.stream(caller.user_id, caller.session_id) as updates:
            updates.put_nowait(None)  # missed ones first
            yield GREETING
            while not self._hub.is_closing and time.monotonic() < ends_at:
                received = await _collect(updates, self._heartbeat_s)
                if await self._has_ended():
                    return
                for text in await self._news(received) if received else [HEARTBEAT]:
                    yield text
                if any(isinstance(update, Replaced) for update in received):
                    return

    async def _news(self, received: list[Update]) -> list[str]:
        if self._hub.is_closing:
            return []
        changes = [
            _changed(change)
            for change in received
            if isinstance(change, ConversationChange)
        ]
        changes += [REPLACED for update in received if isinstance(update, Replaced)]
        missed = await self._missed() if None in received else []
        ids = [update for update in received if isinstance(update, UUID)]
        if not ids:
            return [*dict.fromkeys(changes), *missed]
        async with self._database.reads.connect() as reads:
            rows = await queries.by_id(reads, self._caller.user_id, ids)
        return [*dict.fromkeys(changes), *missed, *self._fresh(rows)]

    async def _missed(self) -> list[str]:
        async with self._database.reads.connect() as reads:
            rows = await queries.after(reads, self._caller.user_id, self._last)
        return list(self._fresh(rows))

    def _fresh(self, rows: Sequence[sa.RowMapping]) -> list[str]:
        texts = []
        for row in rows:
            if row["id"] in self._sent:
                continue
            self._sent.append(row["id"])
            self._last = max(self._last, row["id"])
            body = serialize(row, self._locale).model_dump_json()
            texts.append(f"id: {row['id']}\nevent: notification\ndata: {body}\n\n")
        return texts


def _changed(change: ConversationChange) -> str:
    """Without an id: a page that reconnects requests the conversation anyway."""
    body = json.dumps({"conversation_id": str(change.conversation_id)})
    return f"event: conversation\ndata: {body}\n\n"


async def _collect(updates: Updates, patience_s: float) -> list[Update]:
    """Everything waiting in the queue; empty when a heartbeat is due."""
    try:
        received = [await asyncio.wait_for(updates.get(), patience_s)]
    except TimeoutError:
        return []
    while not updates.empty():
        received.append(updates.get_nowait())
    return received
