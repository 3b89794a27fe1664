"""A cheap HTTP client: keep-alive sockets, in a process of its own.

`python -m tests.load.client HOST PORT SECONDS CONNECTIONS` reads paths from stdin, each
with an optional header line after a tab, and prints one JSON object.
"""

import asyncio
import json
import sys
import time
from itertools import cycle

import uvloop

PATIENCE_S = 30


class Connection(asyncio.Protocol):
    """Asks the next path as soon as the answer to the last is whole."""

    def __init__(self, paths: "cycle[bytes]", until: float) -> None:
        self._paths, self._until = paths, until
        self.latencies: list[float] = []
        self.bytes = self.failures = 0
        self.done = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._request()

    def _request(self) -> None:
        self._received, self._wanted, self._is_chunked = b"", -1, False
        self._began = time.perf_counter()
        self._transport.write(next(self._paths))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if self._wanted < 0:
            head = self._received.find(b"\r\n\r\n")
            if head < 0:
                return
            length = _length(self._received[:head])
            self._is_chunked = length is None
            self._wanted = head + 4 + (length or 0)
        if self._is_complete():
            self._answered()

    def _is_complete(self) -> bool:
        if self._is_chunked:
            return self._received.endswith(b"\r\n0\r\n\r\n")
        return len(self._received) >= self._wanted

    def _answered(self) -> None:
        now = time.perf_counter()
        self.latencies.append(now - self._began)
        self.bytes += len(self._received)
        self.failures += not self._received.startswith(b"HTTP/1.1 200")
        if now < self._until:
            self._request()
        else:
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done.done():
            self.done.set_result(None)


def _length(head: bytes) -> int | None:
    """None: in chunks, as the cache sends what it is still fetching."""
    lower = head.lower()
    at = lower.find(b"content-length:")
    if at < 0:
        return None
    return int(lower[at + 15 :].split(b"\r\n", 1)[0])


async def main(host: str, port: int, seconds: float, connections: int) -> None:
    asked = [_bytes_of(line, host) for line in sys.stdin.read().splitlines()]
    paths, loop = cycle(asked), asyncio.get_running_loop()
    began = time.perf_counter()
    until = began + seconds
    made = [
        (await loop.create_connection(lambda: Connection(paths, until), host, port))[1]
        for _ in range(connections)
    ]
    waiting = asyncio.gather(*(each.done for each in made))
    await asyncio.wait_for(waiting, seconds + PATIENCE_S)
    latencies = [each for one in made for each in one.latencies]
    answer = {
        "seconds": time.perf_counter() - began,
        "latencies": latencies,
        "bytes": sum(each.bytes for each in made),
        "failures": sum(each.failures for each in made),
    }
    print(json.dumps(answer))


def _bytes_of(line: str, host: str) -> bytes:
    path, _, header = line.partition("\t")
    more = f"{header}\r\n" if header else ""
    accepted = "Accept-Encoding: gzip, deflate, br, zstd\r\n"  # as browsers do
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{accepted}{more}\r\n".encode()


if __name__ == "__main__":
    uvloop.run(
        main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
    )
