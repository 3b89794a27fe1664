"""One PostgreSQL connection per process listens for new notifications and changed
conversations of all processes, and notifies the user's streams."""

import asyncio
import contextlib
import signal
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass
from types import FrameType
from uuid import UUID

import psycopg
import structlog
from fastapi import FastAPI

from engagement.settings import EngagementSettings
from servicekit.http.revocation_cache import RevocationCache

log = structlog.get_logger()

CHANNEL = "notifications"
CONVERSATION_CHANNEL = "conversations"
RECONNECT_AFTER_S = 1.0


@dataclass(frozen=True)
class ConversationChange:
    """Something is new in this conversation."""

    conversation_id: UUID


class Replaced:
    """The user has opened too many streams since."""


MAX_STREAMS = 10  # of a user in a process
# A notification's id; None: something may have been missed, look again.
Update = UUID | ConversationChange | Replaced | None
Updates = asyncio.Queue[Update]


class Hub:
    """Streams by user and by session, the oldest first; `is_closing` is set as soon
    as the process gets a stop signal."""

    def __init__(self, dsn: Callable[[], str]) -> None:
        self._dsn = dsn
        self._streams: dict[UUID, dict[Updates, None]] = defaultdict(dict)
        self.is_closing = False

    @contextlib.contextmanager
    def stream(self, user_id: UUID, session_id: UUID) -> Iterator[Updates]:
        queue: Updates = asyncio.Queue()
        self._close_oldest(user_id)
        for key in (user_id, session_id):
            self._streams[key][queue] = None
        try:
            yield queue
        finally:
            for key in (user_id, session_id):
                self._remove(key, queue)

    def _close_oldest(self, user_id: UUID) -> None:
        opened = [*self._streams.get(user_id, ())]
        for oldest in opened[: max(0, len(opened) + 1 - MAX_STREAMS)]:
            self._remove(user_id, oldest)
            oldest.put_nowait(Replaced())

    def _remove(self, key: UUID, queue: Updates) -> None:
        streams = self._streams.get(key, {})
        streams.pop(queue, None)
        if not streams:
            self._streams.pop(key, None)

    def end(self, subjects: Iterable[UUID]) -> None:
        """Streams of these sessions and users look whether they may go on."""
        for subject in subjects:
            for queue in self._streams.get(subject, ()):
                queue.put_nowait(None)

    async def listen(self) -> None:
        """Runs until cancelled; reconnects after every loss of the connection."""
        while True:
            try:
                await self._hear()
            except (psycopg.Error, OSError) as error:
                log.warning("notification_listener_lost", error=type(error).__name__)
            await asyncio.sleep(RECONNECT_AFTER_S)

    async def _hear(self) -> None:
        connection = await psycopg.AsyncConnection.connect(
            self._dsn(), autocommit=True, application_name="engagement-hub"
        )
        async with connection:
            for channel in (CHANNEL, CONVERSATION_CHANNEL):
                await connection.execute(f"listen {channel}")
            self._notify_all()
            async for notification in connection.notifies():
                user_id, of_id = map(UUID, notification.payload.split(":"))
                update = (
                    ConversationChange(of_id)
                    if notification.channel == CONVERSATION_CHANNEL
                    else of_id
                )
                for queue in self._streams.get(user_id, ()):
                    queue.put_nowait(update)

    def _notify_all(self) -> None:
        for queues in self._streams.values():
            for queue in queues:
                queue.put_nowait(None)

    def close(self) -> None:
        """Ends every stream now; uvicorn waits for them before it stops."""
        self.is_closing = True
        self._notify_all()


@contextlib.asynccontextmanager
async def run_hub(app: FastAPI) -> AsyncIterator[None]:
    """Startup of the service's application: puts the hub on `app.state`."""
    settings: EngagementSettings = app.state.settings
    hub = Hub(lambda: settings.dsn)
    app.state.hub = hub
    _follow_revocations(app, hub)
    listening = asyncio.create_task(hub.listen())
    with _on_stop_signal(hub.close):
        yield
    hub.close()
    listening.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await listening


def _follow_revocations(app: FastAPI, hub: Hub) -> None:
    loop = asyncio.get_running_loop()
    endings: RevocationCache | None = getattr(app.state, "revocations", None)
    if endings:

        def end(subjects: Iterable[UUID]) -> None:
            loop.call_soon_threadsafe(hub.end, [*subjects])

        endings.on_end = end


@contextlib.contextmanager
def _on_stop_signal(close: Callable[[], None]) -> Iterator[None]:
    """Handles SIGTERM and SIGINT next to uvicorn, whose shutdown event is too late:
    it is sent only after every open response has ended."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(close)
        previous = before[signal.Signals(number)]
        if callable(previous):
            previous(number, frame)

    for name in before:
        signal.signal(name, stop)
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
