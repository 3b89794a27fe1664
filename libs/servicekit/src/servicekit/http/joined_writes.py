"""A transport that sends what one turn of the loop wrote as one piece.

uvicorn writes an answer's head and its body apart: two system calls, two packets, and
a caller who wakes up for the head alone.
"""

import asyncio
from typing import Any


class JoinedWrites:
    """In front of a transport, which answers everything but `write` and `close`."""

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._transport, self._loop = transport, loop
        self._pieces: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._pieces:
            self._loop.call_soon(self._flush)
        self._pieces.append(data)

    def write_now(self, data: bytes) -> None:
        """For an answer that is one piece already."""
        self._flush()
        self._transport.write(data)

    def close(self) -> None:
        """What was written before is still sent."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        pieces, self._pieces = self._pieces, []
        if pieces:
            self._transport.write(b"".join(pieces))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
