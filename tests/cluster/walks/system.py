"""The installed system, as the walks use it."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from rendering import Manifest

from tests.cluster.cluster import Cluster
from tests.cluster.live import front
from tests.cluster.live.containerd import Containerd
from tests.cluster.live.enforcement import Enforcement
from tests.cluster.live.network import Machine

ROLLED_OUT_WITHIN_S = 420
SHOP = "suryodaya-tea-estate"


@dataclass(frozen=True)
class Line:
    """Of the table: what was done, its figures, and what is wrong."""

    name: str
    figures: str
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class System:
    cluster: Cluster
    machines: Sequence[Machine]
    enforcement: Enforcement
    containers: Sequence[Containerd]

    def browser(self) -> httpx.Client:
        return front.client(self.cluster)

    def kubectl(self, space: str, *words: str, stdin: str | None = None) -> str:
        """In a namespace; raises Refused."""
        return self.cluster.kubectl(f"--namespace={space}", *words, stdin=stdin)

    def haat(self, service: str, *words: str) -> str:
        """As docs/runbooks/README.md says: in the worker's pod."""
        where = ("exec", "deploy/worker", "--container=main", "--")
        return self.kubectl(f"haat-{service}", *where, "haat", *words)

    def sql(self, database: str, statement: str) -> str:
        """One value, or lines of them."""
        where = ("exec", "postgres-0", "--", "psql", "--username=haat")
        words = (f"--dbname={database}", "--tuples-only", "--no-align")
        return self.kubectl(
            "haat-data", *where, *words, f"--command={statement}"
        ).strip()

    def listed(self, kind: str, space: str, *words: str) -> list[Manifest]:
        answer = self.kubectl(space, "get", kind, "--output=json", *words)
        return list(json.loads(answer)["items"])

    def rolled_out(self, space: str, *names: str) -> None:
        for name in names:
            within = f"--timeout={ROLLED_OUT_WITHIN_S}s"
            self.kubectl(space, "rollout", "status", f"deployment/{name}", within)

    def replaced(self, space: str, *names: str) -> None:
        """Rolled out, and the pods of before, which work until they end, are gone."""
        self.rolled_out(space, *names)
        chosen = f"--selector=app.kubernetes.io/component in ({','.join(names)})"

        def is_alone() -> bool:
            pods = self.listed("pods", space, chosen)
            return not any("deletionTimestamp" in pod["metadata"] for pod in pods)

        eventually(is_alone, ROLLED_OUT_WITHIN_S, f"the end of {', '.join(names)}")


def eventually(holds: Callable[[], Any], within_s: float, what: str) -> float:
    """Seconds until it holds; raises TimeoutError."""
    began = time.monotonic()
    while not holds():
        if time.monotonic() - began > within_s:
            raise TimeoutError(f"{what}: not within {within_s:.0f} s")
        time.sleep(0.5)
    return time.monotonic() - began
