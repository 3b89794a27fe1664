"""Measures cached answers through gateway and Varnish, compared with a hello world."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import httpx
from sqlalchemy import URL

from tests.load import asked, servers
from tests.load.measuring import calls, load
from tests.load.servers import FIRST_PORT, GatewayPorts, Server
from tests.load.table import Row

CLIENTS = 32
# A machine that others use swings by half from one second to the next: the middle of
# so many pairs of rates.
ROUNDS = 15
HITS_WITHIN_S = 30
PORTS = GatewayPorts(*range(FIRST_PORT + 6, FIRST_PORT + 10))


def shares(hello: Server, catalog: Server, url: URL) -> Iterator[Row]:
    """Rates of JSON and of a page, and how many of the reads a service heard of."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        page = servers.uvicorn("tests.load.hello:page", FIRST_PORT + 2, "/", url)
        stack.callback(page.stop)
        owners = {"catalog": catalog.port, "shell": page.port}
        gateway = servers.traefik(owners, PORTS, folder)
        stack.callback(gateway.stop)
        stack.callback(servers.varnish(PORTS, folder).stop)
        yield from _share("JSON", 75, hello, gateway, catalog, asked.CACHED)
        yield from _share("page", 60, hello, gateway, page, asked.PAGES)


def _share(
    what: str,
    gate: float,
    hello: Server,
    gateway: Server,
    owner: Server,
    paths: list[str],
) -> Iterator[Row]:
    _warm(gateway, paths)
    before, pairs = calls(owner), []
    for _ in range(ROUNDS):  # side by side: a noisy second hits both
        bare = load(hello, ["/hello"], seconds=1, connections=CLIENTS)
        ours = load(gateway, paths, seconds=1, connections=CLIENTS)
        pairs.append((ours, bare))
    found = [100 * ours.rate / bare.rate for ours, bare in pairs]
    rate = median(bare.rate for _, bare in pairs)
    note = f"{min(found):.0f} to {max(found):.0f}; hello {rate:,.0f}/s"
    target = f"cached {what} of hello world"
    yield Row(target, "%", gate, 100, median(found), note, is_at_least=True)
    reads = sum(ours.requests for ours, _ in pairs)
    heard = 1_000 * (calls(owner) - before) / reads
    note = f"{reads:,} reads; each address is fetched again after 20 s"
    yield Row(f"calls of a service, cached {what}", "per 1,000", 2, 1, heard, note)


def _warm(gateway: Server, paths: list[str]) -> None:
    """Until each is a hit: the first answers come in pieces, or around the cache."""
    browser = {"Accept-Encoding": "gzip, deflate, br, zstd"}
    waiting, give_up_at = list(paths), time.monotonic() + HITS_WITHIN_S
    while waiting:
        if time.monotonic() > give_up_at:
            raise RuntimeError(f"the cache does not store {waiting[0]}")
        address = f"http://127.0.0.1:{gateway.port}{waiting[0]}"
        answer = httpx.get(address, headers=browser).raise_for_status()
        if answer.headers.get("X-Cache") == "hit":
            waiting.pop(0)
        else:
            time.sleep(0.1)
