"""The next version of every part, and the way back, under load."""

import time
from pathlib import Path

from rendering import K8S

from tests.cluster.application import STRICT
from tests.cluster.releases import release
from tests.cluster.walks.load import load
from tests.cluster.walks.rollout import deployments
from tests.cluster.walks.system import Line, System


def walk(system: System) -> Line:
    following = release("r2", system.cluster.folder)
    began = time.monotonic()
    with load(system) as visitors:
        for root in (following, K8S):
            _apply(system, root)
    figures = f"two changes in {time.monotonic() - began:.0f} s, {visitors.figures}"
    return Line("the next version, and version N-1 again", figures, visitors.faults)


def _apply(system: System, root: Path) -> None:
    system.cluster.kubectl(*STRICT, f"--kustomize={root}/small")
    for space, name in deployments(system):
        system.rolled_out(space, name)
