"""Three nodes of RabbitMQ on the loopback, and one address for all of them."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from servicekit.testing.brokers import Broker, Ports
from servicekit.testing.ports import unused_port

NAMES = ("haat-0", "haat-1", "haat-2")
JOINED_WITHIN_S = 120
LOOPBACK = "127.0.0.1"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Brokers:
    """`url` leads to any node that runs, as a Service does."""

    def __init__(self, nodes: Sequence[Broker], url: str) -> None:
        self.nodes, self.url = nodes, url

    def leader(self, queue: str) -> str:
        """The name of the node that leads a quorum queue; empty without a leader."""
        return str(self._queues("leader").get(queue) or "")

    def online(self, queue: str) -> int:
        """How many nodes have a running member of a quorum queue."""
        return len(self._queues("online").get(queue) or [])

    def failed_events(self) -> int:
        found = self._queues("messages")
        return sum(each for name, each in found.items() if name.endswith(".dead"))

    def wait_until_joined(self) -> None:
        until = time.monotonic() + JOINED_WITHIN_S
        while not all(self._knows_all(each) for each in self.nodes):
            if time.monotonic() > until:
                raise TimeoutError("the nodes do not join")
            time.sleep(0.5)

    def _knows_all(self, node: Broker) -> bool:
        status = json.loads(node.control("cluster_status", "--formatter=json"))
        return len(status["running_nodes"]) == len(self.nodes)

    def _queues(self, column: str) -> dict[str, Any]:
        """What the column says of each queue, by its name."""
        running = next(each for each in self.nodes if each.is_running)
        words = ("list_queues", "name", column, "--formatter=json")
        return {
            each["name"]: each[column] for each in json.loads(running.control(*words))
        }


@contextmanager
def brokers(folder: Path) -> Iterator[Brokers]:
    """Yields when all three have joined; ends them."""
    epmd = unused_port()
    with ExitStack() as ends:
        nodes = []
        for name in NAMES:
            ports = Ports(unused_port(), unused_port(), epmd)
            nodes.append(Broker(folder / name, ports, name, NAMES))
            ends.callback(nodes[-1].close)
            nodes[-1].start()
        port = ends.enter_context(_address([each.port for each in nodes]))
        found = Brokers(nodes, f"amqp://guest:guest@127.0.0.1:{port}/")
        found.wait_until_joined()
        yield found


@contextmanager
def _address(ports: Sequence[int]) -> Iterator[int]:
    """A port whose connections go to one of these after the other."""
    found: Future[int] = Future()
    loop, ends = asyncio.new_event_loop(), asyncio.Event()
    thread = threading.Thread(
        target=loop.run_until_complete, args=(_serve(ports, found, ends),)
    )
    thread.start()
    try:
        yield found.result()
    finally:
        loop.call_soon_threadsafe(ends.set)
        thread.join()
        loop.close()


async def _serve(
    ports: Sequence[int], found: "Future[int]", ends: asyncio.Event
) -> None:
    turn, open_ones = count(), set()

    async def accept(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        open_ones.add(asyncio.current_task())
        first = next(turn) % len(ports)
        with suppress(asyncio.CancelledError):
            await _connect((reader, writer), [*ports[first:], *ports[:first]])
        open_ones.discard(asyncio.current_task())

    server = await asyncio.start_server(accept, LOOPBACK, 0)
    found.set_result(int(server.sockets[0].getsockname()[1]))
    await ends.wait()
    server.close()
    for each in [*open_ones]:
        each.cancel()
    await asyncio.gather(*open_ones, return_exceptions=True)


async def _connect(client: Stream, ports: Sequence[int]) -> None:
    """With the first port that answers."""
    for port in ports:
        with suppress(OSError):
            there = await asyncio.open_connection(LOOPBACK, port)
            await asyncio.gather(_pass(client[0], there[1]), _pass(there[0], client[1]))
            return
    client[1].close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Bytes of one direction, until either side ends."""
    try:
        with suppress(OSError):
            while some := await reader.read(65_536):
                writer.write(some)
                await writer.drain()
    finally:
        writer.close()
