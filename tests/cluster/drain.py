"""Drains nodes, and watches that every deployment of two pods has a ready one."""

import subprocess
import time

from rendering import KUBECTL

from tests.cluster.cluster import Cluster, Refused
from tests.cluster.pods import by_owner, is_ready, report

TIMEOUT_S = 180


def drain_all(cluster: Cluster, nodes: list[str]) -> tuple[float, set[str]]:
    """One after the other, as in an update of the nodes: seconds, and the ReplicaSets
    that had no ready pod in between. Raises Refused."""
    replicated = {
        name for name, found in by_owner(report(cluster)).items() if len(found) > 1
    }
    without: set[str] = set()
    began = time.monotonic()
    for node in nodes:
        without |= _drain(cluster, node, replicated)
        cluster.kubectl("uncordon", node)
    return time.monotonic() - began, without


def _drain(cluster: Cluster, node: str, replicated: set[str]) -> set[str]:
    without: set[str] = set()
    draining = subprocess.Popen(
        [
            *(str(KUBECTL), f"--kubeconfig={cluster.kubeconfig}", "drain", node),
            *("--delete-emptydir-data", f"--timeout={TIMEOUT_S}s"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while draining.poll() is None:
            found = by_owner(report(cluster))
            ready = {name for name in found if any(map(is_ready, found[name]))}
            without |= replicated - ready
    finally:
        draining.kill()
        _, words = draining.communicate()
    if draining.returncode:
        raise Refused(words)
    return without
