"""Writes the rules of `policies.py` on every node while pods and policies change."""

import ssl
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx
from rendering import Manifest

from tests.cluster.cluster import Cluster
from tests.cluster.live.network import Machine
from tests.cluster.live.policies import ruleset

EVERY_S = 0.5
# A request waits 30 s at most, and so does each of the nodes.
STOPPED_AFTER_S = 120
PATHS = (
    "/api/v1/pods",
    "/apis/networking.k8s.io/v1/networkpolicies",
    "/api/v1/namespaces",
)


class Enforcement:
    """`times`: how often the rules were written."""

    def __init__(self, cluster: Cluster, machines: Sequence[Machine]) -> None:
        self._machines = machines
        context = ssl.create_default_context(cafile=str(cluster.connection.authority))
        context.load_cert_chain(cluster.admin.certificate, cluster.admin.key)
        server = cluster.connection.server
        self._api = httpx.Client(base_url=server, verify=context, timeout=30)
        self._written = ""
        self._refreshed_at = time.monotonic()
        self._errors: Counter[str] = Counter()
        self.times = 0
        self._ends = threading.Event()

    @property
    def faults(self) -> list[str]:
        """Why the rules on the nodes were not those of the pods and policies."""
        found = [f"{count} times {error}" for error, count in self._errors.items()]
        seconds = time.monotonic() - self._refreshed_at
        if seconds > STOPPED_AFTER_S:
            found.append(f"rules were not refreshed for {seconds:.0f} s")
        if not self.times:
            found.append("rules were never written")
        return [f"enforcement of policies: {each}" for each in found]

    def refresh(self) -> None:
        """Writes the rules when they are different."""
        pods, policies, spaces = (self._list(path) for path in PATHS)
        rules = ruleset(pods, policies, spaces)
        if rules != self._written:
            for machine in self._machines:
                machine.run("nft", "--file", "-", stdin=rules)
            self._written = rules
            self.times += 1
        self._refreshed_at = time.monotonic()

    def run(self) -> None:
        """Any error is a fault of the run, and the next turn may succeed."""
        while not self._ends.wait(EVERY_S):
            try:
                self.refresh()
            except Exception as error:
                self._errors[f"{type(error).__name__}: {error}"] += 1

    def end(self) -> None:
        self._ends.set()

    def _list(self, path: str) -> list[Manifest]:
        answer = self._api.get(path, params={"resourceVersion": "0"})
        answer.raise_for_status()
        return list(answer.json()["items"])


@contextmanager
def enforced(cluster: Cluster, machines: Sequence[Machine]) -> Iterator[Enforcement]:
    enforcement = Enforcement(cluster, machines)
    thread = threading.Thread(target=enforcement.run, daemon=True)
    thread.start()
    try:
        yield enforcement
    finally:
        enforcement.end()
        thread.join()
