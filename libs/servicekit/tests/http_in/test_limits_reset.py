"""A store that resets its connections fails no call, also under uvloop."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
import uvloop

from servicekit.http.errors import TooMany
from servicekit.http.limiter import Limiter

CALLS = 30
RESET = struct.pack("ii", 1, 0)  # linger for 0 s


@pytest.fixture
def resetting() -> Iterator[str]:
    """The address of a server that resets a connection at its first byte."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        threading.Thread(target=_reset_all, args=(server,), daemon=True).start()
        yield f"valkey://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)


def _reset_all(server: socket.socket) -> None:
    while True:
        try:
            connection, _ = server.accept()
        except OSError:  # the test has ended
            return
        with connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.recv(1)


async def hits(url: str) -> list[bool]:
    """Whether each call is allowed."""
    limiter = Limiter(url)
    allowed = [await _is_allowed(limiter) for _ in range(CALLS)]
    await limiter.close()
    return allowed


async def _is_allowed(limiter: Limiter) -> bool:
    try:
        await limiter.hit("3 per 60 second", "visitor")
    except TooMany:
        return False
    return True


def test_a_store_that_resets_connections_fails_no_call(resetting: str) -> None:
    assert uvloop.run(hits(resetting)) == [True] * 3 + [False] * (CALLS - 3)
