"""Writes the rules of `policies.py` on every node while pods and policies change."""

import ssl
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx
from rendering import Manifest

from tests.cluster.cluster import Cluster
from tests.cluster.live.network import Machine
from tests.cluster.live.policies import ruleset

EVERY_S = 0.5
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
        self.times = 0
        self.fault: Exception | None = None
        self._ends = threading.Event()

    def refresh(self) -> None:
        """Writes the rules when they are different."""
        pods, policies, spaces = (self._list(path) for path in PATHS)
        rules = ruleset(pods, policies, spaces)
        if rules != self._written:
            for machine in self._machines:
                machine.run("nft", "--file", "-", stdin=rules)
            self._written = rules
            self.times += 1

    def run(self) -> None:
        while not self._ends.wait(EVERY_S):
            try:
                self.refresh()
            except (httpx.HTTPError, RuntimeError) as fault:
                self.fault = fault

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
