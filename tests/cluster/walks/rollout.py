"""Every deployment starts anew while visitors load pages."""

import time

from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System


def walk(system: System) -> Line:
    began = time.monotonic()
    found = deployments(system)
    with load(system) as visitors:
        for space, name in found:
            system.kubectl(space, "rollout", "restart", f"deployment/{name}")
            system.rolled_out(space, name)
    seconds = time.monotonic() - began
    figures = f"{len(found)} deployments in {seconds:.0f} s, {visitors.figures}"
    return Line("rollout of every deployment under load", figures, visitors.faults)


def deployments(system: System) -> list[tuple[str, str]]:
    """Ours: their namespaces and names."""
    words = ("--all-namespaces", "--selector=app.kubernetes.io/part-of=haat")
    found = system.listed("deployments", "default", *words)
    names = [
        (each["metadata"]["namespace"], each["metadata"]["name"]) for each in found
    ]
    return [each for each in names if each != ("haat-data", "valkey")]
