"""One load on one server: requests, latencies, and CPU by the kernel's accounts."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx
from sqlalchemy import URL

from tests.load.servers import Server, backends

_ANSWERED = "http_requests_total{"
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Load:
    requests: int
    seconds: float
    latencies: Sequence[float]
    failures: int
    cpu_s: float

    @property
    def rate(self) -> float:
        return self.requests / self.seconds

    @property
    def cpu_us(self) -> float:
        """CPU of server and database together, for one request."""
        return self.cpu_s / self.requests * 1e6

    def ms(self, share: float) -> float:
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))] * 1e3


def load(
    server: Server,
    paths: Sequence[str],
    *,
    seconds: float = 3,
    connections: int = 4,
    database: URL | None = None,
) -> Load:
    """Raises RuntimeError when an answer is not 200: failures are fast too."""
    if database is not None:
        _run(server, _fresh(paths), 0.5, connections)  # its connections are open now
        paths = _fresh(paths)
    pids = [server.pid, *(backends(database) if database is not None else [])]
    before = _cpu_s(pids)
    answer = _run(server, paths, seconds, connections)
    spent = _cpu_s(pids) - before
    if answer["failures"] or not answer["latencies"]:
        raise RuntimeError(f"{answer['failures']} answers were not 200: {paths[0]}")
    latencies = answer["latencies"]
    return Load(len(latencies), answer["seconds"], latencies, 0, spent)


def _fresh(paths: Sequence[str]) -> list[str]:
    """New paths by an unused parameter, so that no page is cached."""
    run = time.monotonic_ns()
    told = (path.partition("\t") for path in paths)
    return [
        f"{path}{'&' if '?' in path else '?'}run={run}{tab}{header}"
        for path, tab, header in told
    ]


def _run(server: Server, paths: Sequence[str], seconds: float, many: int) -> dict:  # type: ignore[type-arg]
    done = subprocess.run(
        [
            sys.executable, "-m", "tests.load.client",
            "127.0.0.1", str(server.port), str(seconds), str(many),
        ],
        input="\n".join(paths), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def _cpu_s(pids: Sequence[int]) -> float:
    return sum(_ticks(pid) for pid in pids) / _TICKS


def _ticks(pid: int) -> int:
    """utime and stime; the name before them may hold spaces."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    fields = stat.rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def calls(server: Server) -> int:
    """Requests it has answered, but for those of its metrics."""
    text = httpx.get(f"http://127.0.0.1:{server.port}/metrics").text
    counted = [line for line in text.splitlines() if line.startswith(_ANSWERED)]
    return sum(
        int(float(line.rpartition(" ")[2]))
        for line in counted
        if 'route="/metrics"' not in line
    )


def resident_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
