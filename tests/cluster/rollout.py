"""The pods of one environment: admitted, scheduled, and evicted when nodes are drained.

The controllers and the scheduler are real; nothing runs on the nodes.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rendering import Manifest

from tests.cluster import nodes
from tests.cluster.application import apply, manifests, prepare
from tests.cluster.cluster import Cluster
from tests.cluster.control_plane import running
from tests.cluster.controllers import start
from tests.cluster.drain import drain_all
from tests.cluster.pods import by_owner, pods, report

PATIENCE_S = 300
COLUMNS = "{:9}{:>6}{:>6}{:>9}{:>9}{:>10}{:>9}{:>9}"
HEAD = COLUMNS.format(
    *("cluster", "nodes", "pods", "waiting", "refused", "one node", "drained"),
    "without",
)
LEGEND = """\
waiting: workloads and HPAs that did not get ready; refused: pods that admission did
not let in; one node: ReplicaSets with all their pods on one of several nodes;
drained: seconds to drain every node in turn; without: ReplicaSets of two pods that had
no ready one meanwhile"""


@dataclass
class Rollout:
    name: str
    nodes: int
    pods: int = 0
    waiting: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    on_one_node: list[str] = field(default_factory=list)
    drained_s: float | None = None
    without: set[str] = field(default_factory=set)

    @property
    def line(self) -> str:
        """As in `HEAD`."""
        drained = "-" if self.drained_s is None else f"{self.drained_s:.0f}"
        return COLUMNS.format(
            *(self.name, self.nodes, self.pods, len(self.waiting), len(self.refused)),
            *(len(self.on_one_node), drained, len(self.without)),
        )

    @property
    def faults(self) -> list[str]:
        faults = [
            *(f"waits: {each}" for each in self.waiting),
            *(f"refused: {each}" for each in self.refused),
            *(f"on one node: {each}" for each in self.on_one_node),
            *(f"without a ready pod: {each}" for each in self.without),
        ]
        return [f"{self.name}: {each}" for each in faults]


def roll_out(name: str, binaries: Path) -> Rollout:
    """`small` gets its one node, the others three, which are drained in turn."""
    with running(binaries) as (cluster, processes):
        prepare(cluster, binaries, manifests(name))
        sizes = nodes.ONE_SMALL if name == "small" else nodes.THREE
        names = nodes.add(cluster, sizes)
        start(cluster, processes, binaries)
        apply(cluster, name)
        found = Rollout(name, len(names))
        try:
            processes.wait(lambda: _is_rolled_out(cluster), PATIENCE_S)
        except TimeoutError:
            found.waiting = [*_waiting(cluster)]
        every = pods(cluster)
        found.pods, found.refused = len(every), [*refused(cluster)]
        if len(names) > 1:
            found.on_one_node = [*_on_one_node(every)]
            found.drained_s, found.without = drain_all(cluster, names)
        return found


def _is_rolled_out(cluster: Cluster) -> bool:
    report(cluster)
    return not [*_waiting(cluster)]


def _waiting(cluster: Cluster) -> Iterator[str]:
    kinds = "deployments,statefulsets,jobs,horizontalpodautoscalers"
    for each in _get(cluster, kinds):
        if not _is_done(each):
            metadata = each["metadata"]
            yield f"{each['kind']} {metadata['namespace']}/{metadata['name']}"


def _is_done(each: Manifest) -> bool:
    spec, status = each["spec"], each["status"]
    if each["kind"] == "Job":
        return bool(status.get("succeeded") == spec["completions"])
    if each["kind"] == "HorizontalPodAutoscaler":
        return bool(status.get("currentReplicas", 0) >= spec["minReplicas"])
    return bool(status.get("readyReplicas") == spec["replicas"])


def refused(cluster: Cluster) -> Iterator[str]:
    """Pods that a controller could not make, with the reason."""
    for each in _get(cluster, "events", "--field-selector=reason=FailedCreate"):
        yield f"{each['involvedObject']['name']}: {each['message']}"


def _on_one_node(every: list[Manifest]) -> Iterator[str]:
    for owner, found in by_owner(every).items():
        used = {each["spec"].get("nodeName") for each in found}
        if len(found) > 1 and len(used) == 1:
            yield owner


def _get(cluster: Cluster, kinds: str, *words: str) -> list[Manifest]:
    wide = ("--all-namespaces", "--output=json")
    return list(json.loads(cluster.kubectl("get", kinds, *wide, *words))["items"])
