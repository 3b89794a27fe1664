"""That `rollout.py` and `drain.py` report what is wrong, where Kubernetes is built."""

import json
from collections.abc import Iterator

import pytest
from rendering import of_kind, rendered

from tests.cluster import build, nodes
from tests.cluster.application import STRICT, prepare, send
from tests.cluster.cluster import Cluster
from tests.cluster.control_plane import running
from tests.cluster.controllers import start
from tests.cluster.drain import drain_all
from tests.cluster.pods import by_owner, is_ready, report
from tests.cluster.processes import Processes
from tests.cluster.rollout import refused

pytestmark = [
    pytest.mark.skipif(not build.is_built(), reason="not built: make cluster-test"),
    pytest.mark.timeout(600),
]
PATIENCE_S = 120
TWO = nodes.THREE[:2]
VARNISH = "haat-varnish"


@pytest.fixture(scope="module")
def started() -> Iterator[tuple[Cluster, Processes]]:
    """Two nodes, and the two replicas of varnish."""
    with running(build.folder()) as (cluster, processes):
        given = [*rendered("platform/overlays/dev"), *rendered("varnish/overlays/dev")]
        prepare(cluster, build.folder(), given)
        nodes.add(cluster, TWO)
        start(cluster, processes, build.folder())
        assert send(cluster, given).complaints == []
        wait(cluster, processes)
        yield cluster, processes


def wait(cluster: Cluster, processes: Processes) -> None:
    processes.wait(lambda: len(ready(cluster)) == 2, PATIENCE_S)


def ready(cluster: Cluster) -> list[str]:
    """The nodes of varnish's ready pods."""
    every = by_owner(report(cluster)).items()
    found = [pod for owner, pods in every if VARNISH in owner for pod in pods]
    return [pod["spec"]["nodeName"] for pod in found if is_ready(pod)]


def test_replicas_are_on_two_nodes_and_survive_drains(
    started: tuple[Cluster, Processes],
) -> None:
    cluster, processes = started
    assert sorted(ready(cluster)) == ["node-0", "node-1"]

    _, without = drain_all(cluster, ["node-0", "node-1"])

    assert without == set()
    wait(cluster, processes)


def test_a_drain_without_budgets_is_reported(
    started: tuple[Cluster, Processes],
) -> None:
    cluster, processes = started
    cluster.kubectl("delete", "pdb", "--all", f"--namespace={VARNISH}")
    drain_all(cluster, ["node-0"])
    wait(cluster, processes)  # both are on node-1 now

    _, without = drain_all(cluster, ["node-1"])

    assert [owner.partition("/")[0] for owner in without] == [VARNISH]


def test_a_pod_that_is_not_restricted_is_reported(
    started: tuple[Cluster, Processes],
) -> None:
    cluster, processes = started
    (wrong,) = of_kind(rendered("varnish/overlays/dev"), "Deployment")
    wrong = json.loads(json.dumps(wrong))
    wrong["metadata"]["name"] = "open"
    wrong["spec"]["template"]["spec"]["hostNetwork"] = True

    cluster.call(*STRICT, "--filename=-", stdin=json.dumps(wrong))

    processes.wait(lambda: bool([*refused(cluster)]), PATIENCE_S)
    assert "hostNetwork=true" in " ".join(refused(cluster))
