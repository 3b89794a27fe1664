"""`python -m tests.load.engines [N]`: both engines of the search, side by side.

tantivy inside the process, then the OpenSearch of CATALOG_SEARCH_URL where it is set.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from sqlalchemy import URL

from tests.load import asked, databases, freshness, servers
from tests.load.measuring import Load, load, resident_mb
from tests.load.seed_million import seed_catalogue
from tests.load.servers import FIRST_PORT, Server

SECONDS = 12
# Java compiles what it runs often: before that a search costs it several times as much.
WARM_S = 20
CLIENTS = (1, 4)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    url = databases.url_of(count)
    if databases.products_in(url) != count:
        url = seed_catalogue(count)
    databases.bring_up_to_date(url)
    nodes = os.environ.pop("CATALOG_SEARCH_URL", "")
    print(f"{count:,} products, load {os.getloadavg()[0]:.1f} at the start", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        _catalog(url, CATALOG_INDEX_DIR=folder) as server,
    ):
        _Measurement("tantivy", server, url).run()
        print(f"tantivy     on disk {_size_mb(Path(folder)):.0f} MB", flush=True)
    if nodes:
        _measure_cluster(nodes, url)
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    return 0


def _measure_cluster(nodes: str, url: URL) -> None:
    own = {"CATALOG_SEARCH_URL": nodes, "CATALOG_SEARCH_PREFIX": "bench"}
    first = nodes.split(",")[0]
    _delete(first)
    before_s = _nodes_cpu_s(first)
    try:
        with _catalog(url, **own) as server:
            _Measurement("opensearch", server, url, first, before_s).run()
            answer = httpx.get(f"{first}/bench-*/_stats/store").json()
            on_disk = {
                name: answer["_all"][name]["store"]["size_in_bytes"] / 1e6
                for name in ("primaries", "total")
            }
            print(
                f"opensearch  on disk {on_disk['primaries']:.0f} MB, with copies "
                f"{on_disk['total']:.0f} MB"
            )
    finally:
        _delete(first)


def _delete(node: str) -> None:
    httpx.delete(f"{node}/bench-*", timeout=60)


@contextmanager
def _catalog(url: URL, **more: str) -> Iterator[Server]:
    """Ready once its first index is built."""
    server = servers.uvicorn(
        "catalog.main:app", FIRST_PORT + 1, "/health/ready", url, **more
    )
    try:
        yield server
    finally:
        server.stop()


class _Measurement:
    """Rows of one engine: times, and CPU of the process, its builder and the nodes."""

    def __init__(
        self, engine: str, server: Server, url: URL, node: str = "", before_s: float = 0
    ) -> None:
        """`before_s`: CPU of the nodes before the server started."""
        self._engine, self._server, self._url = engine, server, url
        self._node, self._before_s = node, before_s
        self._idle = 0.0

    def run(self) -> None:
        server = self._server
        self._row(
            "first index",
            f"{server.ready_after_s:.1f} s",
            self._cpu_s() - self._before_s,
        )
        load(server, asked.SEARCHES, seconds=WARM_S, connections=max(CLIENTS))
        self._idle = self._idle_cores()
        self._row("idle", f"{self._idle:.3f} cores")
        for clients in CLIENTS:
            self._load(f"search, {clients} clients", asked.SEARCHES, clients)
        # OpenSearch caches the facets of a repeated search until the next change.
        self._load("search, each another", asked.unremembered(self._url), 1)
        self._load("suggestions", asked.SUGGESTIONS, 1)
        took = sorted(freshness.change_to_search(server, self._url))
        figures = f"middle {took[len(took) // 2]:.0f}, slowest {took[-1]:.0f} ms"
        self._row("change", figures)
        self._row("catalog's memory", f"{resident_mb(server.pid):.0f} MB")

    def _load(self, name: str, paths: list[str], clients: int) -> None:
        before = self._cpu_s()
        found = load(self._server, paths, seconds=SECONDS, connections=clients)
        used_s = self._cpu_s() - before - self._idle * found.seconds
        took_ms = used_s / found.requests * 1e3
        self._row(name, f"{_times(found)}, CPU {took_ms:.1f} ms each")

    def _idle_cores(self) -> float:
        """What process and nodes use without a request."""
        began, before = time.monotonic(), self._cpu_s()
        time.sleep(SECONDS)
        return (self._cpu_s() - before) / (time.monotonic() - began)

    def _row(self, name: str, figures: str, cpu_s: float | None = None) -> None:
        cpu = "" if cpu_s is None else f", CPU {cpu_s:.0f} s"
        print(f"{self._engine:11} {name} {figures}{cpu}", flush=True)

    def _cpu_s(self) -> float:
        own = Path(f"/proc/{self._server.pid}/stat").read_text().rpartition(")")[2]
        ticks = sum(map(int, own.split()[11:15]))  # its finished children, too
        return ticks / os.sysconf("SC_CLK_TCK") + _nodes_cpu_s(self._node)


def _nodes_cpu_s(node: str) -> float:
    """Of all nodes of its cluster, since they run."""
    if not node:
        return 0.0
    answer = httpx.get(f"{node}/_nodes/stats/process", timeout=30).json()
    used = [each["process"]["cpu"] for each in answer["nodes"].values()]
    return sum(each["total_in_millis"] for each in used) / 1e3


def _times(found: Load) -> str:
    return f"p50 {found.ms(0.5):.1f}, p99 {found.ms(0.99):.1f} ms, {found.rate:.0f}/s"


def _size_mb(folder: Path) -> float:
    return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
