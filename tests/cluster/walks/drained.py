"""Each node is drained in turn under load, except for the one with the data."""

import time

from tests.cluster.walks.load import load
from tests.cluster.walks.rollout import deployments
from tests.cluster.walks.system import Line, System

REPLICAS = 2
TIMEOUT_S = 300


def walk(system: System) -> Line:
    for space, name in deployments(system):
        words = ("scale", f"deployment/{name}", f"--replicas={REPLICAS}")
        system.kubectl(space, *words)
    for space, name in deployments(system):
        system.rolled_out(space, name)
    began = time.monotonic()
    names = [each.name for each in system.machines if each.name not in _data(system)]
    with load(system) as visitors:
        for name in names:
            _drain(system, name)
    figures = (
        f"{', '.join(names)} in {time.monotonic() - began:.0f} s, {visitors.figures}"
    )
    return Line("nodes drained under load", figures, visitors.faults)


def _drain(system: System, name: str) -> None:
    words = ("--delete-emptydir-data", "--ignore-daemonsets", f"--timeout={TIMEOUT_S}s")
    system.cluster.kubectl("drain", name, *words)
    for space, each in deployments(system):
        system.rolled_out(space, each)
    system.cluster.kubectl("uncordon", name)


def _data(system: System) -> set[str]:
    """The nodes of PostgreSQL and RabbitMQ, of which there is one pod each."""
    pods = system.listed("pods", "haat-data")
    owners = ("StatefulSet", "postgres"), ("StatefulSet", "rabbitmq")
    return {
        pod["spec"]["nodeName"]
        for pod in pods
        for owner in pod["metadata"]["ownerReferences"]
        if (owner["kind"], owner["name"]) in owners
    }
